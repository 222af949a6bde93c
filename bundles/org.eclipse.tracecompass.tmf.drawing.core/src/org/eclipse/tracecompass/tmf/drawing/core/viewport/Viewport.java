package org.eclipse.tracecompass.tmf.drawing.core.viewport;

import java.math.BigInteger;
import org.eclipse.tracecompass.common.core.math.SaturatedArithmetic;

/**
 * The visible window of time on a number of pixels, within bounds that it never leaves. Pure
 * arithmetic on longs: nothing overflows for any times. Pixel 0 begins at {@link #start()}, pixel
 * {@link #width()} at {@link #end()}. Immutable and thread-safe.
 *
 * @param boundsStart the earliest time that can be shown, ns
 * @param boundsEnd the latest time that can be shown, ns; after boundsStart
 * @param start the first visible time
 * @param end the end of the visible window; after start
 * @param width the width of the window in pixels, at least 1
 */
public record Viewport(long boundsStart, long boundsEnd, long start, long end, int width) {

    /** The shortest window one can zoom to, ns (unless the bounds are shorter). */
    public static final long MIN_SPAN = 10;

    /** Brings all values into their ranges: bounds first, then the window inside them. */
    public Viewport {
        width = Math.max(1, width);
        long limit = Long.MAX_VALUE - 1;
        if (boundsEnd <= boundsStart) {
            boundsStart = Math.min(boundsStart, Long.MAX_VALUE - 1);
            boundsEnd = boundsStart + 1;
        }
        if (Long.compareUnsigned(boundsEnd - boundsStart, limit) > 0) {
            boundsEnd = boundsStart + limit;
        }
        long all = boundsEnd - boundsStart;
        if (end < start) {
            long t = start;
            start = end;
            end = t;
        }
        start = Math.clamp(start, boundsStart, boundsEnd);
        end = Math.clamp(end, boundsStart, boundsEnd);
        long min = Math.min(MIN_SPAN, all);
        if (end - start < min) {
            long missing = min - (end - start);
            start = Math.max(boundsStart, start - Math.min(start - boundsStart, missing / 2));
            end = start + min;
            if (end > boundsEnd || end < start) {
                end = boundsEnd;
                start = end - min;
            }
        }
    }

    /** A viewport that shows all of its bounds. */
    public static Viewport of(long boundsStart, long boundsEnd, int width) {
        return new Viewport(boundsStart, boundsEnd, boundsStart, boundsEnd, width);
    }

    /** The length of the window, ns; always positive. */
    public long span() {
        return end - start;
    }

    /** Whether the window is all of the bounds. */
    public boolean showsAll() {
        return start == boundsStart && end == boundsEnd;
    }

    /** The length of one pixel, ns. */
    public double nanosPerPixel() {
        return (double) span() / width;
    }

    /** Whether an instant lies in the window. */
    public boolean contains(long time) {
        return time >= start && time <= end;
    }

    /**
     * The position of an instant, in pixels from the left edge; outside [0, width] for instants not
     * in the window.
     */
    public double toPixel(long time) {
        double dt;
        if (time >= start) {
            long d = time - start;
            dt = d >= 0 ? d : (double) time - (double) start;
        } else {
            long d = start - time;
            dt = d >= 0 ? -(double) d : (double) time - (double) start;
        }
        return dt * width / span();
    }

    /** The instant at a pixel, rounded down; pixels outside the window give the window's edges. */
    public long toTime(double pixel) {
        if (!(pixel > 0)) {
            return start;
        }
        if (pixel >= width) {
            return end;
        }
        if (pixel == Math.rint(pixel)) {
            return start + mulDiv(span(), (long) pixel, width);
        }
        return start + Math.min(span(), (long) (span() * (pixel / width)));
    }

    /**
     * {@code count + 1} boundaries of equal parts of [from, to]: exact, ascending, first = from,
     * last = to.
     */
    public static long[] boundaries(long from, long to, int count) {
        return boundaries(from, to, count, 0, 0);
    }

    /**
     * The same, and boundaries of further parts of that length before and behind: those inside stay
     * where they are. Beyond what a long can hold there are none.
     *
     * @param before how many more parts before
     * @param after how many more parts behind
     */
    public static long[] boundaries(long from, long to, int count, int before, int after) {
        int n = Math.max(1, count);
        long[] times = new long[before + n + after + 1];
        for (int i = 0; i < times.length; i++) {
            times[i] = SaturatedArithmetic.add(from, floorMulDiv(to - from, i - before, n));
        }
        return times;
    }

    /**
     * The boundaries of the window's pixels: pixel i has the instants from number i up to but not
     * including number i + 1.
     */
    public long[] pixelBoundaries() {
        return boundaries(start, end, width);
    }

    /** The first instant of the pixel that an instant of the window lies in. */
    public long pixelStart(long time) {
        long pixel = (long) toPixel(time);
        while (pixel < width && pixelBoundary(pixel + 1) <= time) {
            pixel++;
        }
        return pixelBoundary(Math.clamp(pixel, 0, width - 1));
    }

    /** The first instant behind the pixel that an instant of the window lies in. */
    public long pixelEnd(long time) {
        long pixel = (long) toPixel(pixelStart(time));
        while (pixel < width && pixelBoundary(pixel) <= time) {
            pixel++;
        }
        return pixelBoundary(pixel);
    }

    private long pixelBoundary(long pixel) {
        return start + mulDiv(span(), pixel, width);
    }

    /** The same window on another width. */
    public Viewport withWidth(int pixels) {
        return new Viewport(boundsStart, boundsEnd, start, end, pixels);
    }

    /**
     * Other bounds: a window that showed everything still does, another one stays where it is as
     * far as it can.
     */
    public Viewport withBounds(long from, long to) {
        return showsAll() ? of(from, to, width) : new Viewport(from, to, start, end, width);
    }

    /** Another window. */
    public Viewport zoomTo(long from, long to) {
        return new Viewport(boundsStart, boundsEnd, from, to, width);
    }

    /** The window of all time. */
    public Viewport fitAll() {
        return of(boundsStart, boundsEnd, width);
    }

    /**
     * A window that is {@code factor} times as long (below 1 zooms in), in which the instant at a
     * pixel stays at that pixel as far as the bounds allow.
     *
     * @param factor above 0; other values change nothing
     */
    public Viewport zoomAbout(double factor, double pixel) {
        if (!(factor > 0)) {
            return this;
        }
        long all = boundsEnd - boundsStart;
        double wanted = span() * factor;
        long length = wanted >= all ? all : Math.max(Math.min(MIN_SPAN, all), Math.round(wanted));
        if (length == span() && factor != 1 && length < all) {
            length = factor > 1 ? length + 1 : Math.max(Math.min(MIN_SPAN, all), length - 1);
        }
        double ratio = Math.clamp(pixel / width, 0, 1);
        long pivot = toTime(ratio * width);
        long before = Math.min(length, (long) (length * ratio));
        return at(SaturatedArithmetic.subtract(pivot, before), length);
    }

    /** The window moved by some time (positive = later), stopping at the bounds. */
    public Viewport pan(long nanos) {
        return at(SaturatedArithmetic.add(start, nanos), span());
    }

    /** The window moved by some pixels (positive = later). */
    public Viewport panPixels(double pixels) {
        double nanos = pixels * nanosPerPixel();
        long step =
                nanos >= Long.MAX_VALUE
                        ? Long.MAX_VALUE
                        : nanos <= -Long.MAX_VALUE ? -Long.MAX_VALUE : Math.round(nanos);
        if (step == 0 && pixels != 0) {
            step = pixels > 0 ? 1 : -1;
        }
        return pan(step);
    }

    /** The window moved, if need be, so that an instant is visible, with some room around it. */
    public Viewport reveal(long time) {
        if (contains(time)) {
            return this;
        }
        return at(SaturatedArithmetic.subtract(time, span() / 2), span());
    }

    private Viewport at(long from, long length) {
        long s = Math.clamp(from, boundsStart, boundsEnd - length);
        return new Viewport(boundsStart, boundsEnd, s, s + length, width);
    }

    private static long floorMulDiv(long a, long b, long c) {
        if (b >= 0) {
            return mulDiv(a, b, c);
        }
        if (Math.multiplyHigh(a, -b) == 0 && a * -b >= 0) {
            return Math.floorDiv(a * b, c);
        }
        BigInteger[] parts =
                BigInteger.valueOf(a)
                        .multiply(BigInteger.valueOf(b))
                        .divideAndRemainder(BigInteger.valueOf(c));
        return parts[0].longValue() + (parts[1].signum() < 0 ? -1 : 0);
    }

    /** a × b / c for values that are not negative, rounded down, exact. */
    private static long mulDiv(long a, long b, long c) {
        if (Math.multiplyHigh(a, b) == 0 && a * b >= 0) {
            return a * b / c;
        }
        return BigInteger.valueOf(a)
                .multiply(BigInteger.valueOf(b))
                .divide(BigInteger.valueOf(c))
                .longValue();
    }
}
