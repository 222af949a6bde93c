package org.eclipse.tracecompass.ftrace.core.event;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToIntFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.ftrace.core.text.FieldGrammar;
import org.eclipse.tracecompass.internal.ftrace.core.text.FieldList;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfFieldReader;
import org.eclipse.tracecompass.tmf.core.event.ITmfFieldResolver;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;

/**
 * A type of event: its name, and how its text is taken apart. Which fields its events have is seen
 * in each event only, since text declares nothing.
 */
public final class FtraceEventType extends TmfEventType implements ITmfFieldResolver {

    /** Name of the thread in the column before the event, as a field; that of the kernel. */
    public static final String COMMON_PID = "common_pid";

    /** Name of the process in the column before the event, as a field. */
    public static final String COMMON_TGID = "common_tgid";

    /** Names are asked for by the code, not by the trace: there are few. */
    private static final int MOST_READERS = 1000;

    private final FieldGrammar grammar;
    private final Map<String, ITmfFieldReader> readers = new ConcurrentHashMap<>();

    /**
     * Creates a type.
     *
     * @param name the name of the event
     * @param hexadecimal whether numbers are hexadecimal even without 0x
     */
    public FtraceEventType(String name, boolean hexadecimal) {
        super(name, null);
        grammar = hexadecimal ? FieldGrammar.SYSCALL_PARAMETERS : FieldGrammar.of(name);
    }

    FieldList parse(String text) {
        return grammar.parse(text);
    }

    @Override
    public @Nullable ITmfFieldReader resolve(String... path) {
        if (path.length != 1) {
            return null;
        }
        if (path[0].equals(COMMON_PID)) {
            return THREAD;
        }
        if (path[0].equals(COMMON_TGID)) {
            return PROCESS;
        }
        if (readers.size() > MOST_READERS) {
            readers.clear();
        }
        return readers.computeIfAbsent(path[0], NamedField::new);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof FtraceEventType other
                && grammar == other.grammar;
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    private record NamedField(String name) implements ITmfFieldReader {

        private static @Nullable FieldList fields(ITmfEvent event) {
            return event instanceof FtraceEvent ftrace ? ftrace.fields() : null;
        }

        private int find(@Nullable FieldList fields) {
            return fields == null ? -1 : fields.find(name);
        }

        @Override
        public long readLong(ITmfEvent event, long missing) {
            FieldList fields = fields(event);
            int index = find(fields);
            return fields == null || index < 0 ? missing : fields.number(index, missing);
        }

        @Override
        public double readDouble(ITmfEvent event, double missing) {
            long number = readLong(event, Long.MIN_VALUE);
            return number == Long.MIN_VALUE ? missing : number;
        }

        @Override
        public @Nullable Object read(ITmfEvent event) {
            FieldList fields = fields(event);
            int index = find(fields);
            return fields == null || index < 0 ? null : fields.value(index);
        }

        @Override
        public boolean isIn(ITmfEvent event) {
            return find(fields(event)) >= 0;
        }
    }

    /** A number before the event. */
    private record Column(ToIntFunction<FtraceHeader> number) implements ITmfFieldReader {

        private int of(ITmfEvent event) {
            return event instanceof FtraceEvent ftrace
                    ? number.applyAsInt(ftrace.getHeader())
                    : FtraceHeader.UNKNOWN;
        }

        @Override
        public long readLong(ITmfEvent event, long missing) {
            int value = of(event);
            return value == FtraceHeader.UNKNOWN ? missing : value;
        }

        @Override
        public double readDouble(ITmfEvent event, double missing) {
            int value = of(event);
            return value == FtraceHeader.UNKNOWN ? missing : value;
        }

        @Override
        public @Nullable Object read(ITmfEvent event) {
            int value = of(event);
            return value == FtraceHeader.UNKNOWN ? null : Long.valueOf(value);
        }

        @Override
        public boolean isIn(ITmfEvent event) {
            return of(event) != FtraceHeader.UNKNOWN;
        }
    }

    private static final ITmfFieldReader THREAD = new Column(FtraceHeader::tid);
    private static final ITmfFieldReader PROCESS = new Column(FtraceHeader::tgid);
}
