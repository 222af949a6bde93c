package org.eclipse.tracecompass.internal.tmf.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;

/**
 * The views that stand in the middle of the Tracing perspective at first. Plug-ins name them by the
 * extension point {@code org.eclipse.tracecompass.tmf.ui.mainViews}.
 */
public final class MainViews {

    private static final String EXTENSION_POINT_ID = "org.eclipse.tracecompass.tmf.ui.mainViews";

    /** Where a view stands. */
    public enum Place {
        UPPER,
        LOWER;

        private boolean is(String name) {
            return name().toLowerCase(Locale.ROOT).equals(name);
        }
    }

    private MainViews() {}

    /** Returns the ids of the views of a place, in the order in which plug-ins name them. */
    public static List<String> at(Place place) {
        List<String> ids = new ArrayList<>();
        for (IConfigurationElement view :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT_ID)) {
            String id = view.getAttribute("id");
            String where = view.getAttribute("place");
            if (id != null && where != null && place.is(where)) {
                ids.add(id);
            }
        }
        return ids;
    }
}
