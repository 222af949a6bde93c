package org.eclipse.tracecompass.internal.tmf.ui.startup;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialogWithToggle;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.signal.TraceSelection;
import org.eclipse.tracecompass.internal.tmf.ui.tracetype.TraceTypeUi;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * Shows the perspective that the type of an opened trace asks for, if the user wants that. The user
 * is asked at the first trace of each perspective, and can answer for good.
 */
public final class PerspectiveChoice {

    /** The preference: {@code always}, {@code never} or {@code prompt}, which is the default. */
    public static final String PREFERENCE = "perspective.switch";

    private final Set<String> asked = new HashSet<>();

    /** A trace was opened: its type may ask for a perspective. On any thread. */
    void opened(ITmfTrace trace) {
        TraceTypeUi declared = TraceTypeUi.of(trace);
        String id = declared == null ? null : declared.perspectiveId();
        if (id != null && PlatformUI.isWorkbenchRunning()) {
            Display display = PlatformUI.getWorkbench().getDisplay();
            if (!display.isDisposed()) {
                display.asyncExec(() -> offer(id, trace));
            }
        }
    }

    private void offer(String id, ITmfTrace trace) {
        IPerspectiveDescriptor wanted =
                PlatformUI.getWorkbench().getPerspectiveRegistry().findPerspectiveWithId(id);
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (wanted == null
                || window == null
                || page == null
                || isShown(page, id)
                || !TraceSelection.isOpen(trace)) {
            return;
        }
        IPreferenceStore store = Activator.getDefault().getPreferenceStore();
        String choice = store.getString(PREFERENCE);
        boolean yes = MessageDialogWithToggle.ALWAYS.equals(choice);
        if (!yes && !MessageDialogWithToggle.NEVER.equals(choice) && asked.add(id)) {
            MessageDialogWithToggle answer =
                    MessageDialogWithToggle.openYesNoQuestion(
                            window.getShell(),
                            Messages.Perspective_Title,
                            Texts.bind(Messages.Perspective_Question, wanted.getLabel()),
                            Messages.Perspective_Remember,
                            false,
                            store,
                            PREFERENCE);
            yes = answer.getReturnCode() == IDialogConstants.YES_ID;
        }
        if (yes) {
            page.setPerspective(wanted);
        }
    }

    private static boolean isShown(IWorkbenchPage page, String id) {
        @Nullable IPerspectiveDescriptor shown = page.getPerspective();
        return shown != null && id.equals(shown.getId());
    }
}
