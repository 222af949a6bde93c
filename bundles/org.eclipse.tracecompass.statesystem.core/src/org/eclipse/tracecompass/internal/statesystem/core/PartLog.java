package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.statesystem.core.DeferredValue;

/**
 * What a part of a history consists of, in the order in which it happened: intervals that are
 * complete, and between them steps that need the whole history.
 */
final class PartLog {

    /** A step. */
    enum Step {
        /** A change of an attribute whose state was not known. */
        MODIFY,
        /** The value of an ongoing state that was not known is replaced. */
        UPDATE,
        /** An ongoing state of the part becomes one of the history. */
        SETTLE,
        /** A new attribute of the part: the quark is that of its parent, the value its name. */
        ATTRIBUTE,
        /** The value is a {@link PartCount} that begins with what the attribute has. */
        COUNT,
        /** The value is what is to be done. */
        CALL
    }

    /** The type of values that are no numbers. */
    static final int NO_NUMBER = -1;

    private static final byte NULL = HistoryBackend.NULL;
    private static final byte INT = HistoryBackend.INT;
    private static final byte LONG = HistoryBackend.LONG;
    private static final byte COUNTED = 100;
    private static final byte OBJECT = NO_NUMBER;

    private static final int SHIFT = Integer.numberOfTrailingZeros(PartPages.SIZE);
    private static final int MASK = PartPages.SIZE - 1;

    private final PartPages pages;

    /** In plain numbers as far as possible: the garbage collector need not look at them. */
    private final List<PartPages.Intervals> intervalPages = new ArrayList<>();

    private final List<PartPages.Steps> stepPages = new ArrayList<>();
    private int intervals;
    private int steps;

    /** Values that are no numbers, each once. */
    private final List<Object> objects = new ArrayList<>();

    private final Map<Object, Integer> objectNumbers = new HashMap<>();

    private PartPages.@Nullable Intervals lastIntervals;
    private PartPages.@Nullable Steps lastSteps;

    PartLog(PartPages pages) {
        this.pages = pages;
    }

    /** Gives the memory back. */
    void free() {
        intervalPages.forEach(pages::free);
        stepPages.forEach(pages::free);
        intervalPages.clear();
        stepPages.clear();
        lastIntervals = null;
        lastSteps = null;
    }

    /** The page of an interval. */
    PartPages.Intervals page(int interval) {
        return intervalPages.get(interval >> SHIFT);
    }

    /** The page of a step. */
    PartPages.Steps stepPage(int step) {
        return stepPages.get(step >> SHIFT);
    }

    /** The place of an interval, or of a step, in its page. */
    static int inPage(int number) {
        return number & MASK;
    }

    int steps() {
        return steps;
    }

    int intervals() {
        return intervals;
    }

    /** The type of the value of an interval in a page, as the history knows it. */
    static int numberType(PartPages.Intervals page, int i) {
        byte kind = page.kinds[i];
        return kind == COUNTED ? LONG : kind;
    }

    /** The value of an interval in a page, a number, when the part is joined. */
    static long number(PartPages.Intervals page, int i, @Nullable PartCount[] counts) {
        long payload = page.payloads[i];
        return page.kinds[i] == COUNTED
                ? Objects.requireNonNull(counts[page.quarks[i]]).value(payload)
                : payload;
    }

    /** The value of an interval in a page that is no number, when the part is joined. */
    Object value(PartPages.Intervals page, int i) {
        Object value = objects.get((int) page.payloads[i]);
        return value instanceof DeferredValue deferred ? deferred.resolve() : value;
    }

    void interval(long start, long end, int quark, @Nullable Object value) {
        int i = intervals++ & MASK;
        PartPages.Intervals page = lastIntervals;
        if (i == 0 || page == null) {
            page = pages.intervals();
            intervalPages.add(page);
            lastIntervals = page;
        }
        page.starts[i] = start;
        page.ends[i] = end;
        page.quarks[i] = quark;
        switch (value) {
            case null -> set(page, i, NULL, 0);
            case Integer number -> set(page, i, INT, number);
            case Long number -> set(page, i, LONG, number);
            case PartCount.Sum sum when sum.count().isOnly() -> set(page, i, COUNTED, sum.added());
            default -> set(page, i, OBJECT, number(value));
        }
    }

    private static void set(PartPages.Intervals page, int i, byte kind, long payload) {
        page.kinds[i] = kind;
        page.payloads[i] = payload;
    }

    private int number(Object value) {
        Integer known = objectNumbers.get(value);
        if (known == null) {
            known = objects.size();
            objects.add(value);
            objectNumbers.put(value, known);
        }
        return known;
    }

    void step(Step step, long time, int quark, @Nullable Object value) {
        int i = steps++ & MASK;
        PartPages.Steps page = lastSteps;
        if (i == 0 || page == null) {
            page = pages.steps();
            stepPages.add(page);
            lastSteps = page;
        }
        page.steps[i] = step;
        page.positions[i] = intervals;
        page.times[i] = time;
        page.quarks[i] = quark;
        page.values[i] = value;
    }
}
