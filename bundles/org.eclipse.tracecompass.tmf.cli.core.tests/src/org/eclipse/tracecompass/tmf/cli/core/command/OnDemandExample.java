package org.eclipse.tracecompass.tmf.cli.core.command;

import java.util.List;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.tracecompass.segmentstore.core.BasicSegment;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory.SegmentStoreType;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.IOnDemandAnalysis;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.IOnDemandAnalysisReport;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** On-demand analyses as a plug-in would write them; the parameters say what they do. */
public class OnDemandExample implements IOnDemandAnalysis {

    /** Applies to the same traces, and has a name that is no id. */
    public static final class Second extends OnDemandExample {
        @Override
        public String getName() {
            return "Second Example";
        }

        @Override
        public boolean canExecute(ITmfTrace trace) {
            return false;
        }
    }

    /** Does not even say what it applies to. */
    public static final class Broken extends OnDemandExample {
        @Override
        public boolean appliesTo(ITmfTrace trace) {
            throw new IllegalStateException("broken");
        }
    }

    private record Report(String getName) implements IOnDemandAnalysisReport {}

    @Override
    public String getName() {
        return "First Example";
    }

    @Override
    public boolean isUserDefined() {
        return false;
    }

    @Override
    public boolean appliesTo(ITmfTrace trace) {
        return "kernel".equals(trace.getName());
    }

    @Override
    public boolean canExecute(ITmfTrace trace) {
        return true;
    }

    @Override
    public String getHelpText() {
        return "An example";
    }

    @Override
    public String getHelpText(ITmfTrace trace) {
        return "it needs lamps";
    }

    @Override
    public Object execute(
            ITmfTrace trace, TmfTimeRange range, String parameters, IProgressMonitor monitor)
            throws CoreException {
        long start = range.getStartTime().toNanos();
        long end = range.getEndTime().toNanos();
        return switch (parameters) {
            case "tree" ->
                    new TmfTreeModel<>(
                            List.of("Lamp", "Colour"),
                            List.of(
                                    new TmfTreeDataModel(0, -1, List.of("hall", "red")),
                                    new TmfTreeDataModel(1, -1, List.of("door", "blue"))));
            case "segments" -> segments(start, end);
            case "status" -> throw new CoreException(Status.error("there is no lamp"));
            case "bug" -> throw new IllegalStateException("lamp 3 burns twice");
            case "stop" -> throw new CancellationException();
            case "five" -> 5;
            default -> new Report("from " + start + " to " + end);
        };
    }

    private static ISegmentStore<ISegment> segments(long start, long end) {
        ISegmentStore<ISegment> store =
                SegmentStoreFactory.createSegmentStore(SegmentStoreType.Fast);
        store.add(new BasicSegment(start, start + 5));
        store.add(new BasicSegment(end - 7, end));
        return store;
    }
}
