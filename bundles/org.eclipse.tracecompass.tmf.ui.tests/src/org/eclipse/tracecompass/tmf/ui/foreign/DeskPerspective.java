package org.eclipse.tracecompass.tmf.ui.foreign;

import org.eclipse.jface.dialogs.MessageDialogWithToggle;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.startup.PerspectiveChoice;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;

/** The perspective that a plug-in has for its trace type: with views by their documented ids. */
public class DeskPerspective implements IPerspectiveFactory {

    /** The id of the perspective. */
    public static final String ID = "org.eclipse.tracecompass.tmf.ui.tests.deskPerspective";

    /**
     * Answers for good whether it is shown with a trace of its type. Tests leave it at "never": the
     * question would wait in a dialog that nobody ends.
     *
     * @param choice a constant of {@link MessageDialogWithToggle}
     */
    public static void choose(String choice) {
        Viewer.run(
                () ->
                        Activator.getDefault()
                                .getPreferenceStore()
                                .setValue(PerspectiveChoice.PREFERENCE, choice));
    }

    @Override
    public void createInitialLayout(IPageLayout layout) {
        layout.setEditorAreaVisible(true);
        IFolderLayout left =
                layout.createFolder("left", IPageLayout.LEFT, 0.25f, layout.getEditorArea());
        left.addView("org.eclipse.ui.navigator.ProjectExplorer");
        IFolderLayout below =
                layout.createFolder("below", IPageLayout.BOTTOM, 0.6f, layout.getEditorArea());
        below.addView("org.eclipse.linuxtools.tmf.ui.views.histogram");
        below.addView("org.eclipse.linuxtools.tmf.ui.views.statistics");
    }
}
