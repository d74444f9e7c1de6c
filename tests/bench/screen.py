# SPDX-License-Identifier: GPL-3.0-or-later
"""Watching the screen: when does a colour appear on it? Through Xlib, a few lines of pixels at a time, so that
the watching costs little beside what is watched."""
import ctypes
import os
import time

MARK = 0xE000E0  # on the first page of the PDF that is opened, and nowhere else


class Screen:
    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        for name in ("XOpenDisplay", "XGetImage"):
            getattr(self.x11, name).restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x11.XGetPixel.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(os.environ["DISPLAY"].encode()))
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))
        self.width = self.x11.XDisplayWidth(self.display, 0)
        self.height = self.x11.XDisplayHeight(self.display, 0)

    def shows_mark(self):
        """Whether any pixel of every sixteenth line has the mark's colour, nearly."""
        for y in range(0, self.height, 16):
            image = ctypes.c_void_p(self.x11.XGetImage(self.display, self.root, 0, y, self.width, 1,
                                                       ctypes.c_ulong(0xFFFFFF), 2))
            found = any(self.is_mark(self.x11.XGetPixel(image, x, 0)) for x in range(0, self.width, 24))
            self.x11.XDestroyImage(image)
            if found:
                return True
        return False

    @staticmethod
    def is_mark(pixel):
        return all(abs((pixel >> shift & 255) - (MARK >> shift & 255)) < 24 for shift in (0, 8, 16))

    def wait(self, shown, seconds=30):
        """Waits until the mark is there, or has gone. Whether it came to that."""
        end = time.perf_counter() + seconds
        while self.shows_mark() != shown:
            if time.perf_counter() > end:
                return False
            time.sleep(0.002)
        return True
