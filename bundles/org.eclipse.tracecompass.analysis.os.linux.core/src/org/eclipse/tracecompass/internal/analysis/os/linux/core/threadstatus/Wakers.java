package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The threads that wake others up, as the values under {@link Attributes#WAKEUPS} say. Before the
 * first switch of a CPU such a value knows the CPU only; the switch says which thread was there.
 * For one request and one thread.
 */
final class Wakers {

    private final ITmfStateSystem history;
    private final Map<Integer, Beginning> beginnings = new HashMap<>();

    /**
     * What a CPU did before its first switch.
     *
     * @param last the last instant before the switch; before all times if there is none
     * @param thread the name of the thread under {@link Attributes#THREADS}; null if it is not
     *     known
     */
    private record Beginning(long last, @Nullable String thread) {}

    /**
     * @param history the history of the kernel analysis; may still be growing
     */
    Wakers(ITmfStateSystem history) {
        this.history = history;
    }

    /**
     * The name under {@link Attributes#THREADS} of a waker; null if it is not known.
     *
     * @param waker a value under {@link Attributes#WAKEUPS}
     * @param time when it woke
     */
    @Nullable
    String nameOf(int waker, long time) {
        return waker < 0 && isBeforeFirstSwitch(-1 - waker, time)
                ? firstOn(-1 - waker)
                : Attributes.decodeWaker(waker);
    }

    /** Whether it is not known until later which thread was on a CPU at an instant. */
    boolean isBeforeFirstSwitch(int cpu, long time) {
        return time <= beginning(cpu).last;
    }

    /** The name of the thread that was on a CPU until its first switch; null if not known. */
    @Nullable
    String firstOn(int cpu) {
        return beginning(cpu).thread;
    }

    private Beginning beginning(int cpu) {
        return beginnings.computeIfAbsent(Integer.valueOf(cpu), this::read);
    }

    private Beginning read(Integer cpu) {
        String name = cpu.toString();
        int current = history.optQuarkAbsolute(Attributes.CPUS, name, Attributes.CURRENT_THREAD);
        if (current == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return new Beginning(Long.MAX_VALUE, null);
        }
        ITmfStateInterval unknown = history.querySingleState(history.getStartTime(), current);
        if (unknown.getValue() != null) {
            return new Beginning(Long.MIN_VALUE, null);
        }
        int first = history.optQuarkAbsolute(Attributes.CPUS, name, Attributes.FIRST_THREAD);
        Object tid =
                first == ITmfStateSystem.INVALID_ATTRIBUTE
                        ? null
                        : history.querySingleState(history.getCurrentEndTime(), first).getValue();
        return new Beginning(
                unknown.getEndTime(),
                tid instanceof Integer known
                        ? Attributes.threadName(known.intValue(), cpu.intValue())
                        : null);
    }
}
