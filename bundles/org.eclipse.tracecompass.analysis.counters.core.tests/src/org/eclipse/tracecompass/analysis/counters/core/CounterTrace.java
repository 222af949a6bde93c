package org.eclipse.tracecompass.analysis.counters.core;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;

/** A trace of readings, with counters that a test declares. */
public final class CounterTrace extends SyntheticTrace {

    private final List<ITmfEventAspect<?>> counters;

    /** A reading: a time, and names and values of fields in turn. */
    public record Reading(long time, Object... fields) {

        Spec spec() {
            ITmfEventField[] content = new ITmfEventField[fields.length / 2];
            for (int i = 0; i < content.length; i++) {
                content[i] = new TmfEventField((String) fields[2 * i], fields[2 * i + 1], null);
            }
            return new Spec(time, "reading", content);
        }
    }

    /** Creates a trace. */
    public CounterTrace(
            Path folder, List<? extends ITmfEventAspect<?>> counters, Reading... readings) {
        super(folder, readings.length, i -> readings[i].spec());
        this.counters = List.copyOf(counters);
    }

    /** Creates a trace with one counter, of the field of the same name. */
    public CounterTrace(Path folder, ITmfEventAspect<?> counter, Reading... readings) {
        this(folder, Arrays.<ITmfEventAspect<?>>asList(counter), readings);
    }

    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        List<ITmfEventAspect<?>> aspects = new ArrayList<>();
        super.getEventAspects().forEach(aspects::add);
        List<ITmfEventAspect<?>> counters = this.counters;
        if (counters != null) {
            aspects.addAll(counters);
        }
        return aspects;
    }
}
