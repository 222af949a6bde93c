package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/**
 * The folder of the experiments of a project; each folder in it is one.
 *
 * @since 0.2.0
 */
public class TmfExperimentFolder extends ElementWithProperties {

    /**
     * @param name the name
     * @param folder the folder
     * @param parent the project
     */
    public TmfExperimentFolder(String name, IFolder folder, TmfProjectElement parent) {
        super(name, folder, parent);
    }

    @Override
    public IFolder getResource() {
        return (IFolder) super.getResource();
    }

    @Override
    protected void refreshChildren() {
        List<IResource> members =
                TraceResources.members(getResource()).stream()
                        .filter(IFolder.class::isInstance)
                        .toList();
        keepChildren(members.stream().map(IResource::getFullPath).toList());
        for (IResource member : members) {
            addExperiment((IFolder) member).refreshChildren();
        }
    }

    @Override
    public Image getIcon() {
        return PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJ_FOLDER);
    }

    @Override
    public String getLabelText() {
        return getName() + " [" + getExperiments().size() + ']';
    }

    /** The experiments. */
    public List<TmfExperimentElement> getExperiments() {
        List<TmfExperimentElement> experiments = new ArrayList<>();
        for (ITmfProjectModelElement child : getChildren()) {
            if (child instanceof TmfExperimentElement experiment) {
                experiments.add(experiment);
            }
        }
        return experiments;
    }

    /**
     * The experiment of a folder.
     *
     * @param resource the folder
     * @return the experiment; null if there is none
     */
    public @Nullable TmfExperimentElement getExperiment(IResource resource) {
        for (TmfExperimentElement experiment : getExperiments()) {
            if (experiment.getResource().equals(resource)) {
                return experiment;
            }
        }
        return null;
    }

    /**
     * The experiment of a name.
     *
     * @param name the name
     * @return the experiment; null if there is none
     */
    public @Nullable TmfExperimentElement getExperiment(String name) {
        for (TmfExperimentElement experiment : getExperiments()) {
            if (experiment.getName().equals(name)) {
                return experiment;
            }
        }
        return null;
    }

    /**
     * The element of the folder of an experiment, added if it is new.
     *
     * @param resource the folder
     */
    public TmfExperimentElement addExperiment(IFolder resource) {
        TmfExperimentElement known = getExperiment(resource);
        if (known != null) {
            return known;
        }
        TmfExperimentElement experiment =
                new TmfExperimentElement(resource.getName(), resource, this);
        addChild(experiment);
        return experiment;
    }

    @Override
    PropertyLines properties() {
        PropertyLines lines = new PropertyLines();
        TmfTraceElement.addResource(lines, this);
        return lines;
    }
}
