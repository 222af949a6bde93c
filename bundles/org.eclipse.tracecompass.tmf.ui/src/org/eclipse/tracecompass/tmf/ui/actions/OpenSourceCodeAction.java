package org.eclipse.tracecompass.tmf.ui.actions;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfCallsite;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfSourceLookup;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;

/**
 * Opens the source code that an event or a state comes from.
 *
 * @since 0.2.0
 */
public class OpenSourceCodeAction extends Action {

    private final ITmfCallsite callsite;
    private final Shell shell;

    /**
     * The menu item for something that knows its source code.
     *
     * @param actionText the text of the item
     * @param sourceLookup what knows its source code
     * @param shell the parent of messages
     * @return an item, or a menu with one item per place; null if no place has a line number
     */
    public static IContributionItem create(
            String actionText, ITmfSourceLookup sourceLookup, Shell shell) {
        List<ITmfCallsite> places = new ArrayList<>();
        List<ITmfCallsite> callsites = sourceLookup.getCallsites();
        if (callsites != null) {
            callsites.stream().filter(each -> each.getLineNo() != null).forEach(places::add);
        }
        if (places.isEmpty()) {
            return null;
        }
        if (places.size() == 1) {
            return new ActionContributionItem(
                    new OpenSourceCodeAction(actionText, places.get(0), shell));
        }
        MenuManager menu = new MenuManager(actionText);
        places.forEach(each -> menu.add(new OpenSourceCodeAction(each.toString(), each, shell)));
        return menu;
    }

    /**
     * @param text the text of the action
     * @param callsite the place
     * @param shell the parent of messages
     */
    public OpenSourceCodeAction(String text, ITmfCallsite callsite, Shell shell) {
        super(text);
        this.callsite = callsite;
        this.shell = shell;
    }

    /** Opens the file: one of the workspace if it has one of that path, else that of the system. */
    @Override
    public void run() {
        String name = callsite.getFileName();
        Long line = callsite.getLineNo();
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        try {
            IFile[] files =
                    ResourcesPlugin.getWorkspace()
                            .getRoot()
                            .findFilesForLocationURI(new File(name).getAbsoluteFile().toURI());
            if (files.length > 0) {
                open(page, files[0], line);
            } else if (new File(name).exists()) {
                IDE.openEditorOnFileStore(
                        page, EFS.getLocalFileSystem().getStore(IPath.fromOSString(name)));
            } else {
                MessageDialog.openInformation(
                        shell, getText(), NLS.bind(Messages.Source_Missing, name));
            }
        } catch (CoreException e) {
            Activator.getDefault().logError("File " + name + " cannot be opened", e);
            MessageDialog.openError(shell, getText(), e.getMessage());
        }
    }

    private static void open(IWorkbenchPage page, IFile file, Long line) throws CoreException {
        IMarker marker = file.createMarker(IMarker.TEXT);
        marker.setAttribute(IMarker.LINE_NUMBER, line.intValue());
        try {
            IDE.openEditor(page, marker);
        } finally {
            marker.delete();
        }
    }
}
