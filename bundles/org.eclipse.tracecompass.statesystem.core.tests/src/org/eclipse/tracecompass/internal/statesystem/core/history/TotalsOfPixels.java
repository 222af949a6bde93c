package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;

/** What a picture needs of each pixel, attribute and value; with totals or state by state. */
final class TotalsOfPixels implements IStateVisitor {

    /** A place in a picture, and a value there. */
    record Cell(long pixel, int quark, Object value) {}

    /** How many states there are in a cell, how long, from when and until when. */
    record Sum(long time, long count, long start, long end) {
        static Sum add(Sum a, Sum b) {
            return new Sum(
                    a.time + b.time,
                    a.count + b.count,
                    Math.min(a.start, b.start),
                    Math.max(a.end, b.end));
        }
    }

    private final long pixelLength;
    private final boolean takesTotals;
    private final @Nullable Object unwanted;
    private final List<@Nullable Object> values = new ArrayList<>();
    private int quark;

    /** The sums that were seen. */
    final Map<Cell, Sum> sums = new HashMap<>();

    /** How many totals were taken. */
    int taken;

    TotalsOfPixels(long pixelLength, boolean takesTotals, @Nullable Object unwanted) {
        this.pixelLength = pixelLength;
        this.takesTotals = takesTotals;
        this.unwanted = unwanted;
    }

    private long pixel(long time) {
        return Math.floorDiv(time, pixelLength);
    }

    private void add(long pixel, int number, Sum sum) {
        Object value = Objects.requireNonNull(values.get(number));
        sums.merge(new Cell(pixel, quark, value), sum, Sum::add);
    }

    @Override
    public boolean attribute(int quark) {
        this.quark = quark;
        return true;
    }

    @Override
    public int number(@Nullable Object value) {
        if (value == null || value.equals(unwanted)) {
            return -1;
        }
        values.add(value);
        return values.size() - 1;
    }

    @Override
    public void state(long start, long end, int number) {
        for (long pixel = pixel(start); pixel <= pixel(end); pixel++) {
            long from = Math.max(start, pixel * pixelLength);
            long to = Math.min(end, (pixel + 1) * pixelLength - 1);
            add(pixel, number, new Sum(to - from + 1, 1, start, end));
        }
    }

    @Override
    public boolean takesTotals(long start, long end) {
        return takesTotals && pixel(start) == pixel(end);
    }

    @Override
    public void totals(
            long[] starts,
            long[] ends,
            int[] numbers,
            long[] times,
            int[] counts,
            int from,
            int to) {
        taken++;
        for (int i = from; i < to; i++) {
            if (numbers[i] >= 0) {
                Sum sum = new Sum(times[i], counts[i], starts[i], ends[i]);
                add(pixel(starts[i]), numbers[i], sum);
            }
        }
    }
}
