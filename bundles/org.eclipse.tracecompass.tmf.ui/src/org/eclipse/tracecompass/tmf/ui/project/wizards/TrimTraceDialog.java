package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.runtime.IPath;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfCommonProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;

/**
 * Asks for the name of the trace that a part of another one becomes. The result is the {@code
 * IPath} in the file system where that trace is to be written; nothing is written yet.
 *
 * @since 0.2.0
 */
public class TrimTraceDialog extends NameDialog {

    private final IContainer folder;

    /**
     * @param shell the parent
     * @param element the trace or experiment of which a part is wanted
     */
    public TrimTraceDialog(Shell shell, TmfCommonProjectElement element) {
        this(shell, element, Messages.TrimTraceDialog_ExportTrimmedTrace);
    }

    /**
     * @param shell the parent
     * @param element the trace or experiment of which a part is wanted
     * @param title the title
     */
    public TrimTraceDialog(Shell shell, TmfCommonProjectElement element, String title) {
        super(
                shell,
                folderOf(element),
                element.getName(),
                title,
                Messages.CopyTraceDialog_TraceNewName,
                Messages.CopyTraceDialog_TraceName);
        folder = folderOf(element);
    }

    /** Parts of an experiment are traces, too. */
    private static IContainer folderOf(TmfCommonProjectElement element) {
        TmfTraceFolder traces =
                element instanceof TmfExperimentElement
                        ? element.getProject().getTracesFolder()
                        : null;
        return traces == null ? element.getResource().getParent() : traces.getResource();
    }

    @Override
    Object apply(String name) {
        IFolder target = folder.getFolder(IPath.fromOSString(name));
        return target.getLocation();
    }

    @Override
    public Object[] getResult() {
        return super.getResult();
    }
}
