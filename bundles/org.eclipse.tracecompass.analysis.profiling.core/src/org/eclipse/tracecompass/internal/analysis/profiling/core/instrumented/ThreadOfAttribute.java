package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.IThreadIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.model.IHostModel;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** The thread that the value or the name of an attribute tells. */
public final class ThreadOfAttribute {

    private ThreadOfAttribute() {}

    /** Returns the thread that the name of an element tells. */
    public static IThreadIdProvider byName(InstrumentedCallStackElement element) {
        return new Fixed(number(element.getName()));
    }

    /** Returns the thread that the value of an element's attribute tells. */
    public static IThreadIdProvider byValue(InstrumentedCallStackElement element) {
        return new Value(element);
    }

    private static int number(@Nullable Object value) {
        if (value instanceof Number number) {
            return number.intValue();
        }
        try {
            return value == null ? IHostModel.UNKNOWN_TID : Integer.parseInt(value.toString());
        } catch (NumberFormatException e) {
            return IHostModel.UNKNOWN_TID;
        }
    }

    private record Fixed(int tid) implements IThreadIdProvider {
        @Override
        public int getThreadId(long time) {
            return tid;
        }

        @Override
        public boolean variesInTime() {
            return false;
        }
    }

    private record Value(InstrumentedCallStackElement element) implements IThreadIdProvider {
        @Override
        public int getThreadId(long time) {
            return number(element.getValueAt(time));
        }

        @Override
        public boolean variesInTime() {
            ITmfStateSystem history = element.getStateSystem();
            ITmfStateInterval first = element.getStateAt(history.getStartTime());
            return first.getEndTime() < history.getCurrentEndTime();
        }
    }
}
