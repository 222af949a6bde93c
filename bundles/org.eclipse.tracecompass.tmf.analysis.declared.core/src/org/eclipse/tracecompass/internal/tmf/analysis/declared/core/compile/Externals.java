package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.Map;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.External;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/** The data of the trace besides its events. */
final class Externals {

    private Externals() {}

    /** Compiles an external value; all events of a type have the same name. */
    static Node compile(External external, ITmfTrace trace, ITmfEvent sample) {
        return switch (external.kind()) {
            case HOSTNAME -> new Node.Constant(hostName(trace));
            case CPU -> Cpu.NODE;
            case TRACE_NAME -> new Node.Constant(trace.getName());
            case EVENT_NAME -> new Node.Constant(sample.getName());
            case TIMESTAMP -> new Timestamp();
            case ENVIRONMENT -> new Node.Constant(environment(trace).get(external.key()));
        };
    }

    /** Returns the environment of a trace. */
    static Map<String, ? extends Object> environment(ITmfTrace trace) {
        return switch (trace) {
            case CtfTmfTrace ctf -> ctf.getCtfTrace().type().environment();
            case ITmfPropertiesProvider known -> known.getProperties();
            default -> Map.of();
        };
    }

    private static String hostName(ITmfTrace trace) {
        Object name = environment(trace).get("hostname");
        return name == null ? trace.getHostId() : name.toString();
    }

    /** The processor of the event. */
    static final class Cpu extends Node.NumberNode {

        /** All paths of the processor have the same variable part. */
        static final Cpu NODE = new Cpu();

        private static final Call ASK = Call.of(Moment.class, "cpu");

        private Cpu() {}

        @Override
        boolean isSteady() {
            return true;
        }

        @Override
        RuleCode.Local local(RuleCode c) {
            return once(
                    c,
                    () -> {
                        c.pushMoment();
                        c.call(ASK);
                    });
        }

        @Override
        void number(RuleCode c) {
            c.load(local(c));
        }
    }

    private static final class Timestamp extends Node.NumberNode {

        private static final Call ASK = Call.of(Moment.class, "time");

        @Override
        boolean isSteady() {
            return true;
        }

        @Override
        void number(RuleCode c) {
            c.pushMoment();
            c.call(ASK);
        }
    }
}
