package org.eclipse.tracecompass.tmf.ui.analysis;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;

/**
 * Gives general views to analyses of a kind. An analysis that declares views of its own in a {@code
 * plugin.xml} keeps these alone. Thread-safe.
 *
 * @since 9.5.0
 */
@NonNullByDefault({})
public final class AnalysisOutputs {

    private static final String POINT = "org.eclipse.linuxtools.tmf.core.analysis";
    private static final Set<String> WITH_VIEWS = new HashSet<>();
    private static final List<Predicate<? super IAnalysisModule>> SERVED =
            new CopyOnWriteArrayList<>();
    private static boolean read;

    private AnalysisOutputs() {}

    /**
     * Adds views to an analysis that has none of its own. The id of the analysis becomes their
     * secondary id.
     *
     * @param module the analysis
     * @param viewIds the ids of the views
     */
    public static void add(IAnalysisModule module, String... viewIds) {
        if (hasViews(module.getId()) || SERVED.stream().anyMatch(served -> served.test(module))) {
            return;
        }
        for (String viewId : viewIds) {
            module.registerOutput(new TmfAnalysisViewOutput(viewId, module.getId()));
        }
    }

    /**
     * Says which analyses get their views from the caller instead. To be called before there are
     * any, for instance by the constructor of a listener.
     *
     * @param served holds for these analyses
     */
    public static void leaveOut(Predicate<? super IAnalysisModule> served) {
        SERVED.add(served);
    }

    private static synchronized boolean hasViews(String analysisId) {
        if (!read) {
            read = true;
            IExtensionRegistry registry = Platform.getExtensionRegistry();
            IConfigurationElement[] elements =
                    registry == null
                            ? new IConfigurationElement[0]
                            : registry.getConfigurationElementsFor(POINT);
            for (IConfigurationElement element : elements) {
                if (element.getName().equals("output")) {
                    for (IConfigurationElement child : element.getChildren("analysisId")) {
                        WITH_VIEWS.add(child.getAttribute("id"));
                    }
                }
            }
        }
        return WITH_VIEWS.contains(analysisId);
    }
}
