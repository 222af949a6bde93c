package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.List;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;

/**
 * A project with traces: a folder of traces and one of experiments.
 *
 * @since 0.2.0
 */
public class TmfProjectElement extends TmfProjectModelElement {

    /** The name of the folder of traces. */
    static final String TRACES = "Traces";

    /** The name of the folder of experiments. */
    static final String EXPERIMENTS = "Experiments";

    /**
     * @param name the name
     * @param project the project
     * @param parent null
     */
    public TmfProjectElement(String name, IProject project, ITmfProjectModelElement parent) {
        super(name, project, parent);
    }

    @Override
    public IProject getResource() {
        return (IProject) super.getResource();
    }

    @Override
    public void addChild(ITmfProjectModelElement child) {
        super.addChild(child);
    }

    /** The folder of traces; null if the project has none. */
    public @Nullable TmfTraceFolder getTracesFolder() {
        for (ITmfProjectModelElement child : getChildren()) {
            if (child instanceof TmfTraceFolder folder) {
                return folder;
            }
        }
        return null;
    }

    /** The folder of experiments; null if the project has none. */
    public @Nullable TmfExperimentFolder getExperimentsFolder() {
        for (ITmfProjectModelElement child : getChildren()) {
            if (child instanceof TmfExperimentFolder folder) {
                return folder;
            }
        }
        return null;
    }

    /** The folder of what is computed from traces; it need not exist. */
    public IFolder getSupplementaryFolder() {
        return getResource().getFolder(TmfCommonConstants.TRACE_SUPPLEMENTARY_FOLDER_NAME);
    }

    @Override
    protected void refreshChildren() {
        IProject project = getResource();
        IFolder traces = project.getFolder(TRACES);
        IFolder experiments = project.getFolder(EXPERIMENTS);
        List<IPath> paths =
                List.of(traces, experiments).stream()
                        .filter(IFolder::exists)
                        .map(IFolder::getFullPath)
                        .toList();
        keepChildren(paths);
        if (traces.exists() && childAt(traces.getFullPath()) == null) {
            addChild(new TmfTracesFolder(TRACES, traces, this));
        }
        if (experiments.exists() && childAt(experiments.getFullPath()) == null) {
            addChild(new TmfExperimentFolder(EXPERIMENTS, experiments, this));
        }
        for (ITmfProjectModelElement child : getChildren()) {
            ((TmfProjectModelElement) child).refreshChildren();
        }
    }

    @Override
    public TmfProjectElement getProject() {
        return this;
    }

    @Override
    public Image getIcon() {
        return PlatformUI.getWorkbench()
                .getSharedImages()
                .getImage(IDE.SharedImages.IMG_OBJ_PROJECT);
    }

    @Override
    public String getLabelText() {
        return getName();
    }
}
