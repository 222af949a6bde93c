package org.eclipse.tracecompass.tmf.core;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectNature;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * The mark of a project with traces. It adds no builder, so there is nothing to configure.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public class TmfProjectNature implements IProjectNature {

    /** The id of the nature. */
    public static final String ID = "org.eclipse.linuxtools.tmf.project.nature";

    private IProject project;

    @Override
    public void configure() throws CoreException {
        // a mark needs nothing else
    }

    @Override
    public void deconfigure() throws CoreException {
        // a mark leaves nothing behind
    }

    @Override
    public IProject getProject() {
        return project;
    }

    @Override
    public void setProject(IProject project) {
        this.project = project;
    }
}
