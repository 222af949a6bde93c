package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.Arrays;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.DeferredValue;
import org.eclipse.tracecompass.statesystem.core.IPartJoin;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * Joins a part to the history so far: what the part has left open is settled by what was before.
 */
final class PartReplay implements IPartJoin {

    private final ITmfStateSystemBuilder history;
    private final Changes changes;
    private final HistoryPart part;
    private final PartLog log;
    private int[] quarks;
    private int attributes;
    private int next;

    PartReplay(ITmfStateSystemBuilder history, Changes changes, HistoryPart part) {
        this.history = history;
        this.changes = changes;
        this.part = part;
        log = part.log();
        quarks = new int[part.getNbAttributes()];
    }

    void run() {
        part.end();
        changes.lock();
        boolean locked = true;
        try {
            for (int step = 0; step < log.steps(); step++) {
                PartPages.Steps page = log.stepPage(step);
                int i = PartLog.inPage(step);
                insert(page.positions[i]);
                if (page.steps[i] == PartLog.Step.CALL) {
                    changes.unlock();
                    locked = false;
                    call(page.values[i]);
                    changes.lock();
                    locked = true;
                } else {
                    step(page, i);
                }
            }
            insert(log.intervals());
            for (int quark = 0; quark < attributes; quark++) {
                changes.expect(quarks[quark], part.type(quark));
            }
            changes.seen(part.latest());
        } finally {
            if (locked) {
                changes.unlock();
            }
            log.free();
        }
    }

    @SuppressWarnings("unchecked")
    private void call(@Nullable Object step) {
        if (step instanceof Consumer) {
            ((Consumer<IPartJoin>) step).accept(this);
        }
    }

    private void insert(int end) {
        while (next < end) {
            changes.checkBuilding();
            PartPages.Intervals page = log.page(next);
            int i = PartLog.inPage(next);
            int stop = Math.min(PartPages.SIZE, i + end - next);
            next += stop - i;
            for (; i < stop; i++) {
                insert(page, i);
            }
            if (next < end) {
                // Another thread gets a chance to look.
                changes.unlock();
                changes.lock();
            }
        }
    }

    private void insert(PartPages.Intervals page, int i) {
        long start = page.starts[i];
        long end = page.ends[i];
        int quark = quarks[page.quarks[i]];
        int type = PartLog.numberType(page, i);
        if (type == PartLog.NO_NUMBER) {
            changes.insert(start, end, quark, log.value(page, i));
        } else {
            changes.insertNumber(
                    start, end, quark, type, PartLog.number(page, i, part.firstCounts()));
        }
    }

    private static @Nullable Object value(@Nullable Object value) {
        return value instanceof DeferredValue deferred ? deferred.resolve() : value;
    }

    private void step(PartPages.Steps page, int i) {
        int quark = page.quarks[i];
        Object value = page.values[i];
        long time = page.times[i];
        switch (page.steps[i]) {
            case MODIFY -> changes.modify(time, value(value), quarks[quark]);
            case UPDATE -> changes.replace(value(value), quarks[quark]);
            case SETTLE -> changes.settle(time, value(value), quarks[quark]);
            case ATTRIBUTE -> {
                if (attributes == quarks.length) {
                    quarks = Arrays.copyOf(quarks, 2 * attributes + 1);
                }
                int parent = quark == ITmfStateSystem.ROOT_ATTRIBUTE ? quark : quarks[quark];
                quarks[attributes++] = changes.attribute(parent, String.valueOf(value));
            }
            case COUNT -> {
                if (value instanceof PartCount count) {
                    count.begin(changes.ongoing(quarks[quark]));
                }
            }
            case CALL -> throw new IllegalStateException("The lock is held");
        }
    }

    @Override
    public ITmfStateSystemBuilder history() {
        return history;
    }

    @Override
    public int quark(int quark) {
        return quarks[quark];
    }
}
