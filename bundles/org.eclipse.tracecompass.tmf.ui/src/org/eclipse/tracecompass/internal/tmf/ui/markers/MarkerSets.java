package org.eclipse.tracecompass.internal.tmf.ui.markers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.core.markers.MarkerConfigXmlParser;
import org.eclipse.tracecompass.internal.tmf.core.markers.MarkerSet;
import org.eclipse.tracecompass.tmf.core.signal.TmfMarkerEventSourceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.osgi.service.prefs.BackingStoreException;

/**
 * The set of markers that providers of annotations are asked for: one for all views. The user
 * chooses one of those that files define, see {@link MarkerConfigXmlParser}, or names one that only
 * a provider of annotations knows by its id.
 */
public final class MarkerSets {

    private static final String KNOWN = "markerSets";
    private static final String CHOSEN = "markerSet";
    private static final String SEPARATOR = ",";

    private MarkerSets() {}

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(TimeDisplay.NODE);
    }

    /** The id of the chosen set; null if there is none. Any thread. */
    public static @Nullable String chosen() {
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
    static void choose(@Nullable String id) {
        if (!Objects.equals(id, chosen())) {
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
    public static MenuManager menu(Shell shell) {
        return FilledMenu.named(
                Messages.MarkerSet_Menu,
                shown -> {
                    shown.add(choice(Messages.MarkerSet_None, null));
                    named().forEach((id, name) -> shown.add(choice(name, id)));
                    shown.add(new Separator());
                    shown.add(edit(shell));
                    shown.add(addIds(shell));
                });
    }

    /** The sets to choose from: their names by their ids. */
    private static Map<String, String> named() {
        Map<String, String> names = new LinkedHashMap<>();
        for (MarkerSet set : MarkerConfigXmlParser.getMarkerSets()) {
            names.put(set.getId(), set.getName());
        }
        known().forEach(id -> names.putIfAbsent(id, id));
        String chosen = chosen();
        if (chosen != null) {
            names.putIfAbsent(chosen, chosen);
        }
        return names;
    }

    private static IAction choice(String text, @Nullable String id) {
        Action action =
                new Action(text.replace("&", "&&"), IAction.AS_RADIO_BUTTON) {
                    @Override
                    public void run() {
                        if (isChecked()) {
                            choose(id);
                        }
                    }
                };
        action.setChecked(Objects.equals(id, chosen()));
        return action;
    }

    /** Opens the user's file of sets, which is made if it is not there. */
    private static IAction edit(Shell shell) {
        return RunAction.push(
                Messages.MarkerSet_Edit,
                null,
                () -> {
                    Path file = MarkerConfigXmlParser.userFile();
                    try {
                        IFileStore store =
                                EFS.getLocalFileSystem()
                                        .getStore(MarkerConfigXmlParser.createUserFile().toUri());
                        IDE.openEditorOnFileStore(
                                PlatformUI.getWorkbench()
                                        .getActiveWorkbenchWindow()
                                        .getActivePage(),
                                store);
                    } catch (IOException | PartInitException e) {
                        MessageDialog.openError(
                                shell,
                                Messages.MarkerSet_Menu,
                                NLS.bind(Messages.MarkerSet_NotOpened, file, e.getMessage()));
                    }
                });
    }

    private static IAction addIds(Shell shell) {
        return RunAction.push(
                Messages.MarkerSet_Ids,
                null,
                () -> {
                    InputDialog dialog =
                            new InputDialog(
                                    shell,
                                    Messages.MarkerSet_Menu,
                                    Messages.MarkerSet_Question,
                                    String.join(SEPARATOR + " ", known()),
                                    null);
                    if (dialog.open() == Window.OK) {
                        put(KNOWN, String.join(SEPARATOR, split(dialog.getValue())));
                    }
                });
    }
}
