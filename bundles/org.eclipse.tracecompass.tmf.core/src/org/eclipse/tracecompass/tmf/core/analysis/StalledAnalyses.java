package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.LongSupplier;
import org.eclipse.tracecompass.common.core.bundles.PluginOrigin;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;

/**
 * Notices running analyses that make no progress because a plug-in of others is at work in them: it
 * hangs, or it needs very long. To be asked every few seconds, by one thread.
 *
 * @since 9.5.0
 */
public final class StalledAnalyses {

    /** How long an analysis may make no progress, in ms. */
    public static final long PATIENCE_MS = 30_000;

    private final LongSupplier clock;
    private final Map<IAnalysisModule, Standstill> standstills = new WeakHashMap<>();

    /** The last progress, since when it has been so, and whether that was told. */
    private record Standstill(double progress, long since, boolean told) {}

    /**
     * An analysis that makes no progress.
     *
     * @param module the analysis
     * @param seconds how long it has made none
     * @param place where in which plug-in it is
     * @param stack the calls that led there, the innermost first
     */
    public record Stall(
            IAnalysisModule module,
            long seconds,
            PluginOrigin.Place place,
            StackTraceElement[] stack) {

        /** One sentence for the user. */
        public String sentence() {
            return "The analysis %s has made no progress for %d s: the plug-in %s is at work in %s; %s."
                    .formatted(
                            module.getName(),
                            Long.valueOf(seconds),
                            place.plugin(),
                            place.place(),
                            PluginOrigin.remedy(place.plugin()));
        }
    }

    /**
     * @param clock the time, ms
     */
    public StalledAnalyses(LongSupplier clock) {
        this.clock = clock;
    }

    /**
     * Looks at an analysis again.
     *
     * @param module the analysis
     * @return what is to be told about it, once per standstill; empty if it is as it should be, or
     *     no plug-in of others takes part
     */
    public Optional<Stall> look(IAnalysisModule module) {
        if (!(module instanceof TmfAbstractAnalysisModule known)
                || known.getExecutionState() != ExecutionState.RUNNING) {
            standstills.remove(module);
            return Optional.empty();
        }
        long now = clock.getAsLong();
        Standstill last = standstills.get(module);
        if (last == null || last.progress != known.getProgress()) {
            standstills.put(module, new Standstill(known.getProgress(), now, false));
            return Optional.empty();
        }
        if (last.told || now - last.since < PATIENCE_MS) {
            return Optional.empty();
        }
        Optional<Stall> stall = find(module, (now - last.since) / 1000);
        if (stall.isPresent()) {
            standstills.put(module, new Standstill(last.progress, last.since, true));
        }
        return stall;
    }

    /** Finds the plug-in: that of the analysis if it is at work, else any that we have called. */
    private static Optional<Stall> find(IAnalysisModule module, long seconds) {
        Optional<String> own = PluginOrigin.of(module.getClass().getName());
        Stall any = null;
        for (StackTraceElement[] stack : Thread.getAllStackTraces().values()) {
            Optional<PluginOrigin.Place> place = PluginOrigin.calledByUs(stack);
            if (place.isPresent()) {
                Stall found = new Stall(module, seconds, place.get(), stack);
                if (own.isPresent() && own.get().equals(place.get().plugin())) {
                    return Optional.of(found);
                }
                any = found;
            }
        }
        return any == null ? Optional.empty() : Optional.of(any);
    }
}
