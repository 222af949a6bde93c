package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.ui.PlatformUI;
import org.osgi.service.prefs.BackingStoreException;
import org.osgi.service.prefs.Preferences;

/** The colours of states that a user has chosen, kept in the preferences per data provider. */
public final class ColourChoices {

    private static final String NODE = "org.eclipse.tracecompass.tmf.ui";

    private final String providerId;

    /**
     * @param providerId the key under which the colours are kept
     */
    public ColourChoices(String providerId) {
        this.providerId = providerId;
    }

    private Preferences node() {
        return InstanceScope.INSTANCE
                .getNode(NODE)
                .node("timegraph.colours")
                .node(providerId.replace('/', '_'));
    }

    /** Colours by style key. */
    public Map<String, Integer> load() {
        Map<String, Integer> colours = new HashMap<>();
        if (!PlatformUI.isWorkbenchRunning()) {
            return colours;
        }
        try {
            Preferences node = node();
            for (String key : node.keys()) {
                String text = node.get(key, "");
                if (text.matches("#[0-9a-fA-F]{6}")) {
                    colours.put(key, 0xff000000 | Integer.parseInt(text.substring(1), 16));
                }
            }
        } catch (BackingStoreException | IllegalStateException e) {
            ILog.of(ColourChoices.class)
                    .warn("The colours of " + providerId + " cannot be read", e);
        }
        return colours;
    }

    /** Keeps these colours and no others. */
    public void save(Map<String, Integer> colours) {
        try {
            Preferences node = node();
            node.clear();
            colours.forEach((key, argb) -> node.put(key, Colours.hex(argb)));
            node.flush();
        } catch (BackingStoreException | IllegalStateException e) {
            ILog.of(ColourChoices.class)
                    .warn("The colours of " + providerId + " cannot be stored", e);
        }
    }
}
