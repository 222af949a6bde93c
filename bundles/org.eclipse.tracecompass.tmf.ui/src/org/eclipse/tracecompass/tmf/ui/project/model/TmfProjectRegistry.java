package org.eclipse.tracecompass.tmf.ui.project.model;

import java.net.URI;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.core.TmfProjectNature;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;

/**
 * The projects with traces of the workspace. It follows the resources: elements are there as soon
 * as their files or folders are. Thread-safe.
 *
 * @since 0.2.0
 */
public class TmfProjectRegistry implements IResourceChangeListener {

    private static final Map<IProject, TmfProjectElement> PROJECTS = new HashMap<>();
    private static TmfProjectRegistry instance;

    /** For {@link #init} and subclasses. */
    protected TmfProjectRegistry() {
        // everything happens in init
    }

    /** Starts to follow the resources; does nothing if it does already. */
    public static void init() {
        synchronized (PROJECTS) {
            if (instance == null) {
                TmfProjectRegistry registry = new TmfProjectRegistry();
                ResourcesPlugin.getWorkspace()
                        .addResourceChangeListener(
                                registry,
                                IResourceChangeEvent.POST_CHANGE
                                        | IResourceChangeEvent.PRE_CLOSE
                                        | IResourceChangeEvent.PRE_DELETE);
                TmfSignalManager.register(registry);
                instance = registry;
            }
        }
    }

    /** Stops to follow the resources, and forgets the projects. */
    public static void dispose() {
        synchronized (PROJECTS) {
            if (instance != null) {
                ResourcesPlugin.getWorkspace().removeResourceChangeListener(instance);
                TmfSignalManager.deregister(instance);
                instance = null;
            }
            PROJECTS.clear();
        }
    }

    /**
     * The element of a project.
     *
     * @param project the project
     * @return the element; null if the project is closed or has no tracing nature
     */
    public static TmfProjectElement getProject(IProject project) {
        return getProject(project, true);
    }

    /**
     * The element of a project.
     *
     * @param aProject the project
     * @param force whether to create the element if the project was not asked for yet
     * @return the element; null if it was not created, or the project is closed or has no tracing
     *     nature
     */
    public static TmfProjectElement getProject(IProject aProject, boolean force) {
        if (!hasNature(aProject)) {
            return null;
        }
        init();
        TmfProjectElement created;
        synchronized (PROJECTS) {
            TmfProjectElement known = PROJECTS.get(aProject);
            if (known != null || !force) {
                return known;
            }
            created = new TmfProjectElement(aProject.getName(), aProject, null);
            PROJECTS.put(aProject, created);
        }
        created.refresh();
        return created;
    }

    private static boolean hasNature(IProject project) {
        try {
            return project.isAccessible() && project.hasNature(TmfProjectNature.ID);
        } catch (CoreException e) {
            return false;
        }
    }

    /**
     * Creates a project with the tracing nature and its folders, and opens it.
     *
     * @param projectName the name; an existing project of that name gets what it lacks
     * @param projectLocation where; null for the folder of the workspace
     * @param monitor progress, or null
     * @return the project; null if it cannot be created, which is logged
     */
    public static IProject createProject(
            String projectName, URI projectLocation, IProgressMonitor monitor) {
        SubMonitor progress = SubMonitor.convert(monitor, 3);
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        IProject project = workspace.getRoot().getProject(projectName);
        try {
            if (!project.exists()) {
                IProjectDescription description = workspace.newProjectDescription(projectName);
                if (projectLocation != null
                        && !projectLocation.equals(workspace.getRoot().getLocationURI())) {
                    description.setLocationURI(projectLocation);
                }
                project.create(description, progress.split(1));
            }
            if (!project.isOpen()) {
                project.open(progress.split(1));
            }
        } catch (CoreException e) {
            Activator.getDefault().logError("Project " + projectName + " cannot be created", e);
            return null;
        }
        addTracingNature(project, progress.split(1));
        return hasNature(project) ? project : null;
    }

    /**
     * Gives a project the tracing nature, and the folders that such a project has.
     *
     * @param project an open project
     * @param monitor progress, or null
     */
    public static void addTracingNature(IProject project, IProgressMonitor monitor) {
        try {
            for (String name :
                    new String[] {
                        TmfProjectElement.TRACES,
                        TmfProjectElement.EXPERIMENTS,
                        TmfCommonConstants.TRACE_SUPPLEMENTARY_FOLDER_NAME
                    }) {
                IFolder folder = project.getFolder(name);
                TraceUtils.createFolder(folder, null);
            }
            IProjectDescription description = project.getDescription();
            String[] natures = description.getNatureIds();
            if (!Arrays.asList(natures).contains(TmfProjectNature.ID)) {
                String[] more = Arrays.copyOf(natures, natures.length + 1);
                more[natures.length] = TmfProjectNature.ID;
                description.setNatureIds(more);
                project.setDescription(description, monitor);
            }
        } catch (CoreException e) {
            Activator.getDefault()
                    .logError("Project " + project.getName() + " cannot hold traces", e);
        }
    }

    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        if (event.getType() == IResourceChangeEvent.PRE_CLOSE
                || event.getType() == IResourceChangeEvent.PRE_DELETE) {
            if (event.getResource() instanceof IProject project) {
                closed(project);
            }
            return;
        }
        IResourceDelta delta = event.getDelta();
        if (delta == null) {
            return;
        }
        Set<TmfProjectElement> changed = new HashSet<>();
        for (IResourceDelta each : delta.getAffectedChildren()) {
            TmfProjectElement project;
            synchronized (PROJECTS) {
                project = PROJECTS.get(each.getResource());
            }
            if (project != null && touchesTraces(each)) {
                closeEditorsOfRemoved(each);
                changed.add(project);
            }
        }
        changed.forEach(TmfProjectElement::refresh);
    }

    /** What comes later under the name of a removed trace must not find the editor of that one. */
    private static void closeEditorsOfRemoved(IResourceDelta delta) {
        if (delta.getKind() == IResourceDelta.REMOVED) {
            ITmfProjectModelElement removed = findElement(delta.getResource(), true);
            // A trace that was only taken out of an experiment shares the editor of its original.
            if (removed != null && !(removed.getParent() instanceof TmfExperimentElement)) {
                // Not here: nothing can be changed while the workspace tells of changes.
                Display.getDefault().asyncExec(() -> closeEditors(removed));
            }
            return;
        }
        for (IResourceDelta child : delta.getAffectedChildren()) {
            if (!child.getResource().getName().startsWith(".")) {
                closeEditorsOfRemoved(child);
            }
        }
    }

    /** What is computed from traces is below a hidden folder, and no element of the project. */
    private static boolean touchesTraces(IResourceDelta project) {
        for (IResourceDelta child : project.getAffectedChildren()) {
            if (!child.getResource().getName().startsWith(".")) {
                return true;
            }
        }
        return (project.getFlags() & IResourceDelta.DESCRIPTION) != 0;
    }

    private static void closed(IProject project) {
        TmfProjectElement element;
        synchronized (PROJECTS) {
            element = PROJECTS.remove(project);
        }
        if (element != null) {
            Display.getDefault().syncExec(() -> closeEditors(element));
            element.dispose();
        }
    }

    private static void closeEditors(ITmfProjectModelElement element) {
        if (element instanceof TmfCommonProjectElement trace) {
            trace.closeEditors();
        } else {
            element.getChildren().forEach(TmfProjectRegistry::closeEditors);
        }
    }

    /** The views of an element that is open now are others than before. */
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        IResource resource = signal.getTrace().getResource();
        if (resource != null) {
            ITmfProjectModelElement element = findElement(resource, true);
            if (element != null) {
                element.refresh();
            }
        }
    }

    /**
     * The element of a resource.
     *
     * @param resource the resource
     * @param exact whether only an element of the resource itself is wanted; else that of the
     *     nearest folder above it that has one
     * @return the element; null if there is none
     */
    public static ITmfProjectModelElement findElement(IResource resource, boolean exact) {
        if (resource == null || resource.getProject() == null) {
            return null;
        }
        ITmfProjectModelElement found = getProject(resource.getProject());
        if (found == null) {
            return null;
        }
        IPath path = resource.getFullPath();
        boolean deeper = true;
        while (deeper && !found.getPath().equals(path)) {
            deeper = false;
            for (ITmfProjectModelElement child : found.getChildren()) {
                if (child.getPath().isPrefixOf(path)) {
                    found = child;
                    deeper = true;
                    break;
                }
            }
        }
        return exact && !found.getPath().equals(path) ? null : found;
    }
}
