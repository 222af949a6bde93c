package org.eclipse.tracecompass.internal.tmf.ui.traces;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.traces.ITraceLineSource;
import org.eclipse.tracecompass.tmf.ui.traces.TraceLine;

/** The lines that other bundles add to traces. */
final class TraceLines {

    private static final String EXTENSION_POINT = "org.eclipse.tracecompass.tmf.ui.traceLines";

    private static @Nullable List<ITraceLineSource> sources;

    private TraceLines() {}

    /** The lines of all sources below a trace; one that fails adds none. */
    static List<TraceItem.Line> of(ITmfTrace trace) {
        List<TraceItem.Line> items = new ArrayList<>();
        for (ITraceLineSource source : sources()) {
            try {
                for (TraceLine line : source.linesOf(trace)) {
                    items.add(new TraceItem.Line(trace, source, line));
                }
            } catch (RuntimeException e) {
                ILog.of(TraceLines.class)
                        .warn("The lines of " + source.getClass().getName() + " are missing", e);
            }
        }
        return items;
    }

    private static synchronized List<ITraceLineSource> sources() {
        List<ITraceLineSource> known = sources;
        if (known == null) {
            known = Platform.isRunning() ? read() : List.of();
            sources = known;
        }
        return known;
    }

    private static List<ITraceLineSource> read() {
        List<ITraceLineSource> found = new ArrayList<>();
        for (IConfigurationElement element :
                Platform.getExtensionRegistry().getConfigurationElementsFor(EXTENSION_POINT)) {
            try {
                if (element.createExecutableExtension("class") instanceof ITraceLineSource source) {
                    found.add(source);
                }
            } catch (CoreException e) {
                ILog.of(TraceLines.class).log(e.getStatus());
            }
        }
        return List.copyOf(found);
    }
}
