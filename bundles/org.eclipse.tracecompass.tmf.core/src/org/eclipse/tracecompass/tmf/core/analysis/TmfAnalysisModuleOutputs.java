package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;

/**
 * Reads from the extension point which outputs, and which other listeners, new modules are
 * announced to.
 */
public class TmfAnalysisModuleOutputs {

    /** The id of the extension point. */
    public static final String TMF_ANALYSIS_TYPE_ID = "org.eclipse.linuxtools.tmf.core.analysis";

    /** The element of an output. */
    public static final String OUTPUT_ELEM = "output";

    /** The attribute of a class. */
    public static final String CLASS_ATTR = "class";

    /** The attribute of an id. */
    public static final String ID_ATTR = "id";

    /** The element that chooses modules by id. */
    public static final String ANALYSIS_ID_ELEM = "analysisId";

    /** The element that chooses modules by class. */
    public static final String MODULE_CLASS_ELEM = "analysisModuleClass";

    private static final String LISTENER_ELEM = "listener";

    /** The documented class has static methods only, but may be subclassed. */
    protected TmfAnalysisModuleOutputs() {
        // static
    }

    /**
     * Returns a listener for each contributed output and each contributed listener; broken ones are
     * logged and left out.
     */
    @NonNullByDefault({})
    public static Iterable<ITmfNewAnalysisModuleListener> getOutputListeners() {
        List<ITmfNewAnalysisModuleListener> listeners = new ArrayList<>();
        for (IConfigurationElement element : AnalysisExtensions.elements(OUTPUT_ELEM)) {
            IAnalysisOutput output =
                    ExtensionSource.create(element, CLASS_ATTR, IAnalysisOutput.class);
            if (output != null) {
                listeners.addAll(listenersOf(output, element));
            }
        }
        for (IConfigurationElement element : AnalysisExtensions.elements(LISTENER_ELEM)) {
            ITmfNewAnalysisModuleListener listener =
                    ExtensionSource.create(
                            element, CLASS_ATTR, ITmfNewAnalysisModuleListener.class);
            if (listener != null) {
                listeners.add(listener);
            }
        }
        return listeners;
    }

    private static List<ITmfNewAnalysisModuleListener> listenersOf(
            IAnalysisOutput output, IConfigurationElement element) {
        List<ITmfNewAnalysisModuleListener> listeners = new ArrayList<>();
        for (IConfigurationElement child : element.getChildren()) {
            @Nullable String id = child.getAttribute(ID_ATTR);
            if (child.getName().equals(ANALYSIS_ID_ELEM) && id != null) {
                listeners.add(new TmfNewAnalysisOutputListener(output, id, null));
            } else if (child.getName().equals(MODULE_CLASS_ELEM)) {
                Class<? extends IAnalysisModule> type =
                        AnalysisExtensions.loadClass(child, CLASS_ATTR, IAnalysisModule.class);
                if (type != null) {
                    listeners.add(new TmfNewAnalysisOutputListener(output, null, type));
                }
            }
        }
        return listeners;
    }
}
