package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.Optional;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.bundles.PluginOrigin;
import org.eclipse.tracecompass.common.core.files.Shortage;

/**
 * Why an analysis has failed, for the user: the reason, and the plug-in of others that is behind
 * it, with how to switch it off.
 *
 * @param reason what was wrong
 * @param plugin a sentence about the plug-in; empty if only ours took part
 * @since 9.5.0
 */
public record AnalysisFailure(String reason, String plugin) {

    /**
     * Describes a failure.
     *
     * @param analysis the analysis: a module, or an on-demand analysis
     * @param cause why it failed
     */
    public static AnalysisFailure of(Object analysis, Throwable cause) {
        return new AnalysisFailure(Shortage.reasonOf(cause), plugin(analysis, cause));
    }

    /**
     * Describes the end of an analysis that did not complete.
     *
     * @param module the analysis
     */
    public static AnalysisFailure of(IAnalysisModule module) {
        Throwable cause = module.getFailureCause();
        return cause == null
                ? new AnalysisFailure("It ended early without a reason", plugin(module, null))
                : of(module, cause);
    }

    private static String plugin(Object analysis, @Nullable Throwable cause) {
        Optional<PluginOrigin.Place> place =
                cause == null ? Optional.empty() : PluginOrigin.of(cause);
        if (place.isPresent()) {
            return "The plug-in %s failed at %s; %s."
                    .formatted(
                            place.get().plugin(),
                            place.get().place(),
                            PluginOrigin.remedy(place.get().plugin()));
        }
        return PluginOrigin.of(analysis.getClass().getName())
                .map(
                        plugin ->
                                "The analysis belongs to the plug-in %s; %s."
                                        .formatted(plugin, PluginOrigin.remedy(plugin)))
                .orElse("");
    }

    /** The reason, and the sentence about the plug-in behind it. */
    public String text() {
        if (plugin.isEmpty()) {
            return reason;
        }
        boolean ends = reason.endsWith(".") || reason.endsWith("!") || reason.endsWith("?");
        return reason + (ends ? " " : ". ") + plugin;
    }
}
