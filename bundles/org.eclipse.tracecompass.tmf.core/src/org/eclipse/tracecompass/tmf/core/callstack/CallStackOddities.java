package org.eclipse.tracecompass.tmf.core.callstack;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLongArray;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/** How often each {@link CallStackOddity} occurred. Thread-safe. */
public final class CallStackOddities {

    private final AtomicLongArray fCounts = new AtomicLongArray(CallStackOddity.values().length);

    void count(CallStackOddity oddity) {
        fCounts.incrementAndGet(oddity.ordinal());
    }

    /** Returns the numbers so far; kinds that did not occur are absent. */
    public Map<CallStackOddity, Long> get() {
        Map<CallStackOddity, Long> map = new EnumMap<>(CallStackOddity.class);
        for (CallStackOddity oddity : CallStackOddity.values()) {
            long count = fCounts.get(oddity.ordinal());
            if (count > 0) {
                map.put(oddity, Long.valueOf(count));
            }
        }
        return map;
    }

    /** Writes the numbers as values that hold for the whole history. */
    void write(ITmfStateSystemBuilder history) {
        get().forEach(
                        (oddity, count) ->
                                history.updateOngoingState(
                                        (Object) count,
                                        history.getQuarkAbsoluteAndAdd(
                                                CallStackAttributes.ODDITIES, oddity.name())));
    }

    /**
     * Returns the numbers that a history holds.
     *
     * @param history a complete history
     */
    public static Map<CallStackOddity, Long> of(ITmfStateSystem history) {
        Map<CallStackOddity, Long> map = new EnumMap<>(CallStackOddity.class);
        for (CallStackOddity oddity : CallStackOddity.values()) {
            int quark = history.optQuarkAbsolute(CallStackAttributes.ODDITIES, oddity.name());
            if (quark != ITmfStateSystem.INVALID_ATTRIBUTE
                    && history.querySingleState(history.getStartTime(), quark).getValue()
                            instanceof Long count) {
                map.put(oddity, count);
            }
        }
        return map;
    }
}
