package org.eclipse.tracecompass.tmf.analysis.declared.core.analysis;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source.Library;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source.MetadataSource;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source.PluginSource;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source.Read;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source.TraceFolderSource;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.TraceEvents;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The declarations that concern a trace: those in its metadata, in its folder, in the user's
 * library and in plug-ins. Of several of one name the first of these counts. Thread-safe.
 */
public final class Declarations {

    private static final System.Logger LOGGER = LazyLogger.of(Declarations.class);

    private Declarations() {}

    /**
     * Finds the declarations of a trace. Those of the library and of plug-ins are left out where
     * none of their events can occur.
     *
     * @param trace the trace, open
     * @return all that were found, also those that are switched off or have errors
     */
    public static List<Found> of(ITmfTrace trace) {
        List<Read> reads = new ArrayList<>();
        reads.addAll(MetadataSource.read(trace));
        reads.addAll(TraceFolderSource.read(trace));
        TraceEvents events = TraceEvents.of(trace);
        for (Read read : Library.read()) {
            if (events.concern(read.set())) {
                reads.add(read);
            }
        }
        for (Read read : PluginSource.read(trace.getTraceTypeId())) {
            if (events.concern(read.set())) {
                reads.add(read);
            }
        }
        Set<String> off = Library.switchedOff();
        Map<String, Found> byId = new LinkedHashMap<>();
        for (Read read : reads) {
            String id = read.set().id();
            Found first = byId.get(id);
            if (first == null) {
                byId.put(
                        id,
                        new Found(read.set(), read.checked(trace).problems(), !off.contains(id)));
            } else {
                reportHidden(read.set(), first.set());
            }
        }
        return List.copyOf(byId.values());
    }

    /** That a name is there again is on purpose, mostly; that two names are alike is not. */
    private static void reportHidden(DeclarationSet hidden, DeclarationSet first) {
        LOGGER.log(
                hidden.name().equals(first.name())
                        ? System.Logger.Level.INFO
                        : System.Logger.Level.WARNING,
                "The declarations {0} of {1} are ignored: {2} of {3} come first and have the same"
                        + " id",
                hidden.name(),
                hidden.source(),
                first.name(),
                first.source());
    }

    /**
     * Returns the folder of the user's library. It need not exist; the files in it that end in
     * {@code .states} or {@code .states.xml} are found.
     */
    public static Path library() {
        return Library.folder();
    }

    /**
     * Switches declarations on or off, for good. Traces that are opened from now on have an
     * analysis of them or not.
     *
     * @param set the declarations; those of the same name are meant
     * @param on whether they are executed
     * @throws IOException if that cannot be remembered
     */
    public static void setOn(DeclarationSet set, boolean on) throws IOException {
        Library.setOn(set.id(), on);
        TmfAnalysisManager.refreshModules();
    }
}
