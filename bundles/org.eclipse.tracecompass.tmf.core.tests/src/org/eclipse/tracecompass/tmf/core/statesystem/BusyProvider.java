package org.eclipse.tracecompass.tmf.core.statesystem;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A provider that does everything a provider can do, and remembers things: what each event changes
 * depends on a number that all events before it had a part in.
 */
class BusyProvider extends AbstractTmfStateProvider {

    private static final int ATTRIBUTES = 12;

    /** How many were made, of this and of the subclass. */
    static final AtomicInteger INSTANCES = new AtomicInteger();

    /** How many events they were given. */
    static final AtomicInteger EVENTS = new AtomicInteger();

    /** All that happened so far, in one number. */
    protected long fMemory = 1;

    BusyProvider(ITmfTrace trace) {
        super(trace, "busy");
        INSTANCES.incrementAndGet();
    }

    /** The same, but it can go on from a checkpoint. */
    static final class Resumable extends BusyProvider implements IResumableStateProvider {

        Resumable(ITmfTrace trace) {
            super(trace);
        }

        @Override
        public ITmfStateProvider getNewInstance() {
            return new Resumable(getTrace());
        }

        @Override
        public void saveState(DataOutput out) throws IOException {
            out.writeLong(fMemory);
        }

        @Override
        public void restoreState(DataInput in) throws IOException {
            fMemory = in.readLong();
        }
    }

    @Override
    public int getVersion() {
        return 5;
    }

    @Override
    public ITmfStateProvider getNewInstance() {
        return new BusyProvider(getTrace());
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        EVENTS.incrementAndGet();
        ITmfStateSystemBuilder target = Objects.requireNonNull(getStateSystemBuilder());
        int value =
                Objects.requireNonNull(event.getContent().getFieldValue(Integer.class, "value"));
        long t = event.getTimestamp().toNanos();
        fMemory = (fMemory * 6364136223846793005L + value) ^ fMemory >>> 29;
        int choice = (int) (fMemory >>> 8 & 0xFFFF);
        String name = String.valueOf(choice % ATTRIBUTES);
        int number = target.getQuarkAbsoluteAndAdd("numbers", name);
        target.modifyAttribute(t, choice, number);
        target.incrementAttribute(t, target.getQuarkAbsoluteAndAdd("count"));
        if (choice % 5 == 0) {
            target.modifyAttribute(
                    t, "text " + choice % 9, target.getQuarkAbsoluteAndAdd("text", name));
        }
        stack(target, t, choice);
        if (choice % 31 == 0) {
            addFutureEvent(
                    t + choice % 977, (long) choice, target.getQuarkAbsoluteAndAdd("future", name));
        }
        oddities(target, t, choice);
    }

    private void stack(ITmfStateSystemBuilder target, long t, int choice) {
        int stack = target.getQuarkAbsoluteAndAdd("stack");
        if (choice % 7 < 3) {
            Object depth = target.queryOngoing(stack);
            if (depth == null || (Integer) depth < 5) {
                target.pushAttribute(t, choice / 7.0, stack);
            }
        } else if (choice % 7 < 5) {
            target.popAttribute(t, stack);
        }
    }

    private static void oddities(ITmfStateSystemBuilder target, long t, int choice) {
        int retroactive = target.getQuarkAbsoluteAndAdd("retroactive");
        if (choice % 2003 == 0) {
            target.modifyAttribute(t, choice, retroactive);
        } else if (choice % 97 == 0) {
            target.updateOngoingState((Object) choice, retroactive);
        }
        if (choice % 1009 == 0) {
            try {
                target.modifyAttribute(t, "no number", retroactive);
            } catch (StateValueTypeException e) {
                target.modifyAttribute(t, 7, target.getQuarkAbsoluteAndAdd("errors"));
            }
        }
        if (choice % 4001 == 0) {
            // What was, a while ago.
            long past = Math.max(target.getStartTime(), t - 3000);
            int number = target.optQuarkAbsolute("numbers", "0");
            if (number >= 0) {
                target.modifyAttribute(
                        t,
                        (int) target.querySingleState(past, number).getStartTime(),
                        target.getQuarkAbsoluteAndAdd("past"));
            }
        }
    }
}
