package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;

/**
 * Creates a folder of traces. The result is the {@code IFolder}.
 *
 * @since 0.2.0
 */
public class NewFolderDialog extends NameDialog {

    private final TmfTraceFolder parent;

    /**
     * @param shell the parent
     * @param parent the folder above
     */
    public NewFolderDialog(Shell shell, TmfTraceFolder parent) {
        super(
                shell,
                parent.getResource(),
                null,
                Messages.NewFolderDialog_DialogTitle,
                Messages.NewFolderDialog_FolderName);
        this.parent = parent;
    }

    @Override
    Object apply(String name) throws CoreException {
        IFolder folder = parent.getResource().getFolder(name);
        folder.create(true, true, null);
        parent.refresh();
        return folder;
    }
}
