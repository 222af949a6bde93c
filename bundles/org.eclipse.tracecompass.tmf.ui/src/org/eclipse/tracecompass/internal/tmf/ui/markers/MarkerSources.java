package org.eclipse.tracecompass.internal.tmf.ui.markers;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceAdapterManager;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEventSource;

/** What plug-ins adapt traces to, so that they have marks. */
public final class MarkerSources {

    private MarkerSources() {}

    /**
     * Returns the sources of a trace. One that fails has no marks, and the log says so: the rows of
     * a time graph are worth showing without them.
     *
     * @param trace the trace; the parts of an experiment have sources of their own
     */
    public static List<IMarkerEventSource> of(ITmfTrace trace) {
        List<IMarkerEventSource> sources = new ArrayList<>();
        for (IMarkerEventSource source :
                TmfTraceAdapterManager.getAdapters(trace, IMarkerEventSource.class)) {
            sources.add(new Guarded(source, new AtomicBoolean()));
        }
        return sources;
    }

    /** A source of a plug-in whose first failure is logged. */
    @NonNullByDefault({})
    private record Guarded(IMarkerEventSource source, AtomicBoolean failed)
            implements IMarkerEventSource {

        @Override
        public List<String> getMarkerCategories() {
            return orNothing(source::getMarkerCategories);
        }

        @Override
        public List<IMarkerEvent> getMarkerList(
                String category,
                long startTime,
                long endTime,
                long resolution,
                IProgressMonitor monitor) {
            return orNothing(
                    () -> source.getMarkerList(category, startTime, endTime, resolution, monitor));
        }

        private <T> List<T> orNothing(Supplier<List<T>> question) {
            try {
                List<T> answer = question.get();
                return answer == null ? List.of() : answer;
            } catch (RuntimeException e) {
                if (failed.compareAndSet(false, true)) {
                    String name = source.getClass().getName();
                    ILog.of(MarkerSources.class)
                            .error(NLS.bind(Messages.MarkerSource_Failed, name, e), e);
                }
                return List.of();
            }
        }
    }
}
