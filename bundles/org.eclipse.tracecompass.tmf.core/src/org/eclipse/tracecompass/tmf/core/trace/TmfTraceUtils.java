package org.eclipse.tracecompass.tmf.core.trace;

import com.google.common.collect.Iterables;
import java.io.BufferedInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.trace.KnownRanks;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.MultiAspect;

/** Questions about traces: their analyses, aspects and events. */
public final class TmfTraceUtils {

    private static final int TEXT_SAMPLE = 4096;
    private static final int BLOCK = 1000;

    /**
     * So many events show which analyses aspects ask: those with contexts of their own ask none.
     */
    private static final int ASPECT_SAMPLE = 1000;

    private static final List<ITmfEventAspect<?>> EXTRA_ASPECTS = new CopyOnWriteArrayList<>();

    private TmfTraceUtils() {}

    /**
     * An analysis of a trace, or of a trace of an experiment.
     *
     * @param <T> its class
     * @param trace a trace or experiment
     * @param moduleClass its class
     * @param id its id
     * @return the analysis; null when there is none of that id and class
     */
    public static <T extends IAnalysisModule> @Nullable T getAnalysisModuleOfClass(
            ITmfTrace trace, Class<T> moduleClass, String id) {
        for (ITmfTrace each : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            IAnalysisModule module = each.getAnalysisModule(id);
            if (module != null && moduleClass.isInstance(module)) {
                return moduleClass.cast(module);
            }
        }
        return null;
    }

    /**
     * Adds an aspect to those of every trace, as far as {@link #getEventAspects} and the resolving
     * methods here are concerned.
     *
     * @param aspect the aspect
     */
    public static void registerEventAspect(ITmfEventAspect<?> aspect) {
        EXTRA_ASPECTS.add(aspect);
    }

    /**
     * The analyses of one class of a trace and, for an experiment, of its traces.
     *
     * @param <T> the class
     * @param trace a trace or experiment
     * @param moduleClass the class
     * @return the analyses; may be empty
     */
    public static <T> Iterable<T> getAnalysisModulesOfClass(ITmfTrace trace, Class<T> moduleClass) {
        List<T> modules = new ArrayList<>();
        for (ITmfTrace each : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            for (IAnalysisModule module : each.getAnalysisModules()) {
                if (moduleClass.isInstance(module)) {
                    modules.add(moduleClass.cast(module));
                }
            }
        }
        return modules;
    }

    /**
     * The analyses of one class of all open traces of a host.
     *
     * @param <T> the class
     * @param hostId the host
     * @param moduleClass the class
     * @return the analyses; may be empty
     */
    public static <T> Iterable<T> getAnalysisModulesOfClass(String hostId, Class<T> moduleClass) {
        List<T> modules = new ArrayList<>();
        for (ITmfTrace trace : TmfTraceManager.getInstance().getTracesForHost(hostId)) {
            for (T module : getAnalysisModulesOfClass(trace, moduleClass)) {
                if (!modules.contains(module)) {
                    modules.add(module);
                }
            }
        }
        return modules;
    }

    /**
     * The aspects of one class of a trace; those of an experiment too that share a column.
     *
     * @param trace the trace
     * @param aspectClass the class
     * @return the aspects; may be empty
     */
    public static Iterable<ITmfEventAspect<?>> getEventAspects(
            ITmfTrace trace, Class<? extends ITmfEventAspect<?>> aspectClass) {
        List<ITmfEventAspect<?>> found = new ArrayList<>();
        for (ITmfEventAspect<?> aspect : allAspects(trace)) {
            if (aspectClass.isInstance(aspect)) {
                found.add(aspect);
            } else if (aspect instanceof MultiAspect<?> multi) {
                multi.getAspects().stream().filter(aspectClass::isInstance).forEach(found::add);
            }
        }
        return found;
    }

    private static Iterable<ITmfEventAspect<?>> allAspects(ITmfTrace trace) {
        return EXTRA_ASPECTS.isEmpty()
                ? trace.getEventAspects()
                : Iterables.concat(trace.getEventAspects(), EXTRA_ASPECTS);
    }

    /**
     * The value of the first aspect of a class that applies to an event.
     *
     * @param <T> the class
     * @param trace the trace
     * @param aspectClass the class
     * @param event the event
     * @return the value, null when no aspect applies
     */
    public static <T extends ITmfEventAspect<?>> @Nullable Object resolveEventAspectOfClassForEvent(
            ITmfTrace trace, Class<T> aspectClass, ITmfEvent event) {
        for (ITmfEventAspect<?> aspect : getEventAspects(trace, aspectClass)) {
            Object value = aspect.resolve(event);
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    /**
     * The value of the first aspect of a name that applies to an event.
     *
     * @param trace the trace
     * @param aspectName the name, in any case
     * @param event the event
     * @return the value, null when no aspect applies
     */
    public static @Nullable Object resolveAspectOfNameForEvent(
            ITmfTrace trace, String aspectName, ITmfEvent event) {
        for (ITmfEventAspect<?> aspect : allAspects(trace)) {
            if (aspect.getName().equalsIgnoreCase(aspectName)) {
                Object value = aspect.resolve(event);
                if (value != null) {
                    return value;
                }
            }
        }
        return null;
    }

    /**
     * The number of the first aspect of a class that applies to an event.
     *
     * @param <T> the class
     * @param trace the trace
     * @param aspectClass the class
     * @param event the event
     * @return the number, null when no aspect applies
     */
    public static <T extends ITmfEventAspect<Integer>>
            @Nullable Integer resolveIntEventAspectOfClassForEvent(
                    ITmfTrace trace, Class<T> aspectClass, ITmfEvent event) {
        return resolveEventAspectOfClassForEvent(trace, aspectClass, event)
                        instanceof Integer number
                ? number
                : null;
    }

    /**
     * Waits for the analyses that aspects ask, so that what these tell about the events of a trace
     * does not depend on how far the analyses have come. Which analyses that are is found out with
     * the first events of the trace, or of each trace of an experiment. An analysis whose state
     * provider uses such aspects waits before it reads the trace, as both may share one pass.
     *
     * @param trace the trace
     * @param aspects the aspects
     * @param monitor cancels the waiting, not the analyses
     * @return false if the waiting was cancelled or interrupted
     * @since 9.6.0
     */
    public static boolean awaitAspects(
            ITmfTrace trace,
            Collection<? extends ITmfEventAspect<?>> aspects,
            IProgressMonitor monitor) {
        if (!aspects.isEmpty()) {
            for (ITmfTrace part : TmfTraceManager.getTraceSet(trace)) {
                if (!awaitAspectsOf(part, aspects, monitor)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean awaitAspectsOf(
            ITmfTrace trace,
            Collection<? extends ITmfEventAspect<?>> aspects,
            IProgressMonitor monitor) {
        ITmfContext context = trace.seekEvent(0L);
        try {
            ITmfEvent event = trace.getNext(context);
            for (int i = 0; i < ASPECT_SAMPLE && event != null; i++) {
                for (ITmfEventAspect<?> aspect : aspects) {
                    aspect.resolve(event, true, monitor);
                    if (monitor.isCanceled()) {
                        return false;
                    }
                }
                event = trace.getNext(context);
            }
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            context.dispose();
        }
    }

    /**
     * Whether a file is text, judged by its first bytes: no control characters but those of text.
     *
     * @param file the file
     * @return true when it seems to be text; an empty file is
     * @throws IOException when it cannot be read
     */
    public static boolean isText(File file) throws IOException {
        try (InputStream stream = new BufferedInputStream(Files.newInputStream(file.toPath()))) {
            byte[] sample = stream.readNBytes(TEXT_SAMPLE);
            for (byte b : sample) {
                if (b >= 0 && b < 0x20 && b != '\t' && b != '\n' && b != '\r' && b != '\f'
                        && b != 0x1b) {
                    return false;
                }
            }
            return true;
        }
    }

    /**
     * The first event behind another one that a predicate accepts.
     *
     * @param trace the trace
     * @param startRank rank of the other event, which is not tested itself; -1 to find the first of
     *     all
     * @param predicate the predicate
     * @param monitor cancels the search, or null
     * @return the event; null when there is none or the search was cancelled
     */
    public static @Nullable ITmfEvent getNextEventMatching(
            ITmfTrace trace,
            long startRank,
            Predicate<ITmfEvent> predicate,
            @Nullable IProgressMonitor monitor) {
        ITmfContext context = trace.seekEvent(startRank + 1);
        try {
            ITmfEvent event = trace.getNext(context);
            for (long n = 0; event != null; n++) {
                if (n % BLOCK == 0 && monitor != null && monitor.isCanceled()) {
                    return null;
                }
                if (predicate.test(event)) {
                    return event;
                }
                event = trace.getNext(context);
            }
            return null;
        } finally {
            context.dispose();
        }
    }

    /**
     * The last event before another one that a predicate accepts.
     *
     * @param trace the trace
     * @param startRank rank of the other event, which is not tested itself; behind the last event
     *     to find the last of all
     * @param predicate the predicate
     * @param monitor cancels the search, or null
     * @return the event; null when there is none or the search was cancelled
     */
    public static @Nullable ITmfEvent getPreviousEventMatching(
            ITmfTrace trace,
            long startRank,
            Predicate<ITmfEvent> predicate,
            @Nullable IProgressMonitor monitor) {
        // A trace is read forwards only: block by block from behind, the last match of a block is
        // the answer.
        long end = KnownRanks.bound(trace, startRank);
        int block = Math.max(BLOCK, trace.getCacheSize());
        while (end > 0) {
            if (monitor != null && monitor.isCanceled()) {
                return null;
            }
            long start = Math.max(0, end - block);
            ITmfEvent match = lastMatch(trace, start, end, predicate, monitor);
            if (match != null) {
                return match;
            }
            end = start;
        }
        return null;
    }

    private static @Nullable ITmfEvent lastMatch(
            ITmfTrace trace,
            long start,
            long end,
            Predicate<ITmfEvent> predicate,
            @Nullable IProgressMonitor monitor) {
        ITmfContext context = trace.seekEvent(start);
        try {
            ITmfEvent match = null;
            for (long rank = start; rank < end; rank++) {
                if (monitor != null && monitor.isCanceled()) {
                    return null;
                }
                ITmfEvent event = trace.getNext(context);
                if (event == null) {
                    break;
                }
                if (predicate.test(event)) {
                    match = event;
                }
            }
            return match;
        } finally {
            context.dispose();
        }
    }
}
