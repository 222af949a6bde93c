package org.eclipse.tracecompass.lttng2.ust.core.trace;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.LinuxPidAspect;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.LinuxTidAspect;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.PerfCounterAspects;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventType;

/**
 * Thread and process of an event, as far as the contexts {@code vtid} and {@code vpid} tell, and
 * its counters.
 */
final class TaskAspects {

    private static final String VTID = "context._vtid";
    private static final String VPID = "context._vpid";

    private TaskAspects() {}

    /**
     * Adds the aspects of the contexts that the events of a trace have.
     *
     * @param aspects other aspects of the trace
     * @param types its event types
     * @return all aspects
     */
    static List<ITmfEventAspect<?>> added(
            Iterable<ITmfEventAspect<?>> aspects, Iterable<CtfTmfEventType> types) {
        List<ITmfEventAspect<?>> all = new ArrayList<>();
        aspects.forEach(all::add);
        if (isIn(types, VTID)) {
            all.add(new Tid());
        }
        if (isIn(types, VPID)) {
            all.add(new Pid());
        }
        all.addAll(PerfCounterAspects.of(types, all));
        return List.copyOf(all);
    }

    private static boolean isIn(Iterable<CtfTmfEventType> types, String context) {
        for (CtfTmfEventType type : types) {
            if (type.getFieldNames().contains(context)) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Integer number(TmfField field, ITmfEvent event) {
        long number = field.asLong(event, -1);
        return number < 0 || number > Integer.MAX_VALUE ? null : (Integer) (int) number;
    }

    private static final class Tid extends LinuxTidAspect {
        private static final TmfField FIELD = TmfField.of(VTID);

        @Override
        public @Nullable Integer resolve(ITmfEvent event) {
            return number(FIELD, event);
        }
    }

    private static final class Pid extends LinuxPidAspect {
        private static final TmfField FIELD = TmfField.of(VPID);

        @Override
        public @Nullable Integer resolve(ITmfEvent event) {
            return number(FIELD, event);
        }
    }
}
