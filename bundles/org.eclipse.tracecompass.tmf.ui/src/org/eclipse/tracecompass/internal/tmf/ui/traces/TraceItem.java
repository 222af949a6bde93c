package org.eclipse.tracecompass.internal.tmf.ui.traces;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.traces.ITraceLineSource;
import org.eclipse.tracecompass.tmf.ui.traces.TraceLine;

/**
 * A line of the Traces view. Values; two items with the same key are the same line at two moments.
 */
public sealed interface TraceItem {

    /** The identity of the line, independent of its text. */
    Object key();

    /** The name. */
    String label();

    /** The fainter text after the name; may be empty. */
    String detail();

    /** The tooltip of the line; may be empty. */
    String help();

    /** The lines below this one. */
    List<TraceItem> children();

    /**
     * An open trace or experiment.
     *
     * @param trace the trace
     * @param label its name
     * @param detail its type and its number of events
     * @param help its path and what is wrong with it
     * @param experiment whether it is an experiment
     * @param root whether it was opened itself, and not as part of an experiment
     * @param active whether the views show it
     * @param damaged whether some of its files are damaged
     * @param children its traces, its analyses, and what is wrong with it
     */
    record Trace(
            ITmfTrace trace,
            String label,
            String detail,
            String help,
            boolean experiment,
            boolean root,
            boolean active,
            boolean damaged,
            List<TraceItem> children)
            implements TraceItem {
        @Override
        public Object key() {
            return trace;
        }
    }

    /** Where an analysis stands. */
    enum State {
        /** It was not asked for, or waits for its turn. */
        WAITING,
        /** It is at work. */
        RUNNING,
        /** It is done. */
        DONE,
        /** It was cancelled. */
        CANCELLED,
        /** It cannot run on this trace. */
        UNABLE,
        /** It ended with an error. */
        FAILED
    }

    /**
     * An analysis of a trace.
     *
     * @param trace the trace
     * @param id the id of the analysis
     * @param module the module; null where it cannot run
     * @param state where it stands
     * @param label its name
     * @param detail its state in words
     * @param help why it cannot run or why it failed
     */
    record Analysis(
            ITmfTrace trace,
            String id,
            @Nullable IAnalysisModule module,
            State state,
            String label,
            String detail,
            String help)
            implements TraceItem {
        @Override
        public Object key() {
            return List.of(System.identityHashCode(trace), id);
        }

        @Override
        public List<TraceItem> children() {
            return List.of();
        }
    }

    /**
     * A line that another bundle adds.
     *
     * @param trace the trace
     * @param source who adds it
     * @param line what it says
     */
    record Line(ITmfTrace trace, ITraceLineSource source, TraceLine line) implements TraceItem {
        @Override
        public Object key() {
            return List.of(
                    System.identityHashCode(trace), System.identityHashCode(source), line.id());
        }

        @Override
        public String label() {
            return line.label();
        }

        @Override
        public String detail() {
            return line.detail();
        }

        @Override
        public String help() {
            return line.help();
        }

        @Override
        public List<TraceItem> children() {
            List<TraceItem> below = new ArrayList<>();
            line.children().forEach(child -> below.add(new Line(trace, source, child)));
            return List.copyOf(below);
        }
    }

    /**
     * Something wrong with the files of a trace.
     *
     * @param trace the trace
     * @param label what is wrong
     */
    record Problem(ITmfTrace trace, String label) implements TraceItem {
        @Override
        public Object key() {
            return List.of(System.identityHashCode(trace), label);
        }

        @Override
        public String detail() {
            return "";
        }

        @Override
        public String help() {
            return label;
        }

        @Override
        public List<TraceItem> children() {
            return List.of();
        }
    }

    /**
     * A trace that is being opened.
     *
     * @param label its name
     * @param detail that it is being opened
     */
    record Opening(String label, String detail) implements TraceItem {
        @Override
        public Object key() {
            return label;
        }

        @Override
        public String help() {
            return "";
        }

        @Override
        public List<TraceItem> children() {
            return List.of();
        }
    }
}
