package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.core.signal.TmfMarkerEventSourceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.osgi.service.prefs.BackingStoreException;

/**
 * The set of markers that providers of annotations are asked for: one for all views. The user names
 * the sets, which are known to those providers by their ids, and chooses one.
 */
final class MarkerSets {

    private static final String KNOWN = "markerSets";
    private static final String CHOSEN = "markerSet";
    private static final String SEPARATOR = ",";

    private MarkerSets() {}

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(TimeDisplay.NODE);
    }

    /** The id of the chosen set; null if there is none. Any thread. */
    static String chosen() {
        String id = node().get(CHOSEN, "");
        return id.isEmpty() ? null : id;
    }

    private static List<String> known() {
        return split(node().get(KNOWN, ""));
    }

    private static List<String> split(String text) {
        return Stream.of(text.split(SEPARATOR))
                .map(String::strip)
                .filter(id -> !id.isEmpty())
                .distinct()
                .toList();
    }

    /** Chooses a set, and tells views; null for none. */
    static void choose(String id) {
        if (!java.util.Objects.equals(id, chosen())) {
            put(CHOSEN, id == null ? "" : id);
            TmfSignalManager.dispatchSignalAsync(
                    new TmfMarkerEventSourceUpdatedSignal(MarkerSets.class));
        }
    }

    private static void put(String key, String value) {
        node().put(key, value);
        try {
            node().flush();
        } catch (BackingStoreException e) {
            ILog.of(MarkerSets.class).warn("The choice of markers cannot be stored", e);
        }
    }

    /** A menu in which a set is chosen. */
    static MenuManager menu(Shell shell) {
        MenuManager menu = new MenuManager(Messages.AbstractTimeGraphView_MarkerSetMenuText);
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(
                shown -> {
                    shown.add(choice(Messages.AbstractTimeGraphView_MarkerSetNoneActionText, null));
                    Set<String> ids = new LinkedHashSet<>(known());
                    if (chosen() != null) {
                        ids.add(chosen());
                    }
                    ids.forEach(id -> shown.add(choice(id.replace("&", "&&"), id)));
                    shown.add(new Separator());
                    shown.add(edit(shell));
                });
        return menu;
    }

    private static IAction choice(String text, String id) {
        Action action =
                new Action(text, IAction.AS_RADIO_BUTTON) {
                    @Override
                    public void run() {
                        if (isChecked()) {
                            choose(id);
                        }
                    }
                };
        action.setChecked(java.util.Objects.equals(id, chosen()));
        return action;
    }

    private static IAction edit(Shell shell) {
        return RunAction.push(
                Messages.AbstractTimeGraphView_MarkerSetEditActionText,
                null,
                () -> {
                    InputDialog dialog =
                            new InputDialog(
                                    shell,
                                    Messages.AbstractTimeGraphView_MarkerSetMenuText,
                                    Messages.MarkerSet_Question,
                                    String.join(SEPARATOR + " ", known()),
                                    null);
                    if (dialog.open() == Window.OK) {
                        put(KNOWN, String.join(SEPARATOR, split(dialog.getValue())));
                    }
                });
    }
}
