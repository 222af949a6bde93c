package org.eclipse.tracecompass.tmf.ui.editors;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.osgi.service.prefs.BackingStoreException;
import org.osgi.service.prefs.Preferences;

/**
 * The order of the columns of tables of events, kept for each trace type.
 *
 * @since 0.2.0
 */
public class TmfTraceColumnManager {

    private static final String NODE = "trace.column.order";

    /** Only static methods; open for subclasses, as documented. */
    protected TmfTraceColumnManager() {}

    private static Preferences node() {
        return InstanceScope.INSTANCE.getNode(Activator.PLUGIN_ID).node(NODE);
    }

    /**
     * The order that was kept.
     *
     * @param traceTypeId the id of the type
     * @return the indices of the columns in the order in which they are shown; null if none was
     *     kept
     */
    public static int[] loadColumnOrder(String traceTypeId) {
        String text = traceTypeId == null ? null : node().get(traceTypeId, null);
        if (text == null) {
            return null;
        }
        List<Integer> order = new ArrayList<>();
        for (String part : text.split(",")) {
            try {
                order.add(Integer.valueOf(part.strip()));
            } catch (NumberFormatException e) {
                return null;
            }
        }
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    /**
     * Keeps an order.
     *
     * @param traceTypeId the id of the type
     * @param columnOrder the indices of the columns in the order in which they are shown; null to
     *     do nothing
     */
    public static void saveColumnOrder(String traceTypeId, int[] columnOrder) {
        if (traceTypeId == null || columnOrder == null) {
            return;
        }
        StringBuilder text = new StringBuilder();
        for (int index : columnOrder) {
            text.append(text.isEmpty() ? "" : ",").append(index);
        }
        node().put(traceTypeId, text.toString());
        flush();
    }

    /** Forgets the order of a type. */
    public static void clearColumnOrder(String traceTypeId) {
        if (traceTypeId != null) {
            node().remove(traceTypeId);
            flush();
        }
    }

    private static void flush() {
        try {
            node().flush();
        } catch (BackingStoreException e) {
            Activator.getDefault().logError("The order of columns cannot be kept", e);
        }
    }
}
