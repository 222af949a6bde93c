package org.eclipse.tracecompass.tmf.ui.project.model;

import org.eclipse.core.resources.IFolder;

/**
 * The folder of the traces of a project.
 *
 * @since 0.2.0
 */
public class TmfTracesFolder extends TmfTraceFolder {

    /**
     * @param name the name
     * @param resource the folder
     * @param parent the project
     */
    public TmfTracesFolder(String name, IFolder resource, TmfProjectElement parent) {
        super(name, resource, parent);
    }

    @Override
    public String getLabelText() {
        return super.getLabelText();
    }
}
