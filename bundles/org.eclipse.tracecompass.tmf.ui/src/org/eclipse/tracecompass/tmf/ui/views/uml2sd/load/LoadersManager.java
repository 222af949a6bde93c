package org.eclipse.tracecompass.tmf.ui.views.uml2sd.load;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.osgi.service.prefs.BackingStoreException;

/**
 * The loaders of all views with sequence diagrams. A view shows the loader that it had last, else
 * the one that plug-ins name as its default. On the UI thread.
 *
 * @since 9.5.0
 */
public class LoadersManager {

    private static final String EXTENSION_POINT_ID = "org.eclipse.linuxtools.tmf.ui.uml2SDLoader";
    private static final String NODE = "org.eclipse.tracecompass.tmf.ui";
    private static final String KEY = "uml2SDLoader.";

    private static LoadersManager instance;

    private final Map<String, IUml2SDLoader> loaders = new HashMap<>();

    /** A manager without loaders; use {@link #getInstance()}. */
    protected LoadersManager() {
        // has no loaders yet
    }

    /** The manager of this viewer. */
    public static synchronized LoadersManager getInstance() {
        if (instance == null) {
            instance = new LoadersManager();
        }
        return instance;
    }

    private static IConfigurationElement find(Predicate<IConfigurationElement> wanted) {
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT_ID)) {
            if ("uml2SDLoader".equals(element.getName()) && wanted.test(element)) {
                return element;
            }
        }
        return null;
    }

    /**
     * Fills a view by another loader.
     *
     * @param className the class of the loader, as its plug-in names it
     * @param view the view
     * @return the loader; null if there is none of that class for the view, or if it fails, which
     *     is logged
     */
    public IUml2SDLoader createLoader(String className, SDView view) {
        if (className == null || view == null) {
            return null;
        }
        String viewId = view.getViewSite().getId();
        IConfigurationElement element =
                find(
                        e ->
                                className.equals(e.getAttribute("class"))
                                        && viewId.equals(e.getAttribute("view")));
        if (element == null) {
            return null;
        }
        resetLoader(viewId);
        try {
            IUml2SDLoader loader = (IUml2SDLoader) element.createExecutableExtension("class");
            loaders.put(viewId, loader);
            loader.setViewer(view);
            saveLastLoader(className, viewId);
            return loader;
        } catch (CoreException | RuntimeException | LinkageError e) {
            ILog.of(LoadersManager.class)
                    .error("The sequence diagram loader " + className + " cannot be used", e);
            loaders.remove(viewId);
            return null;
        }
    }

    /** Disposes the loader of a view. */
    public void resetLoader(String viewId) {
        IUml2SDLoader loader = loaders.remove(viewId);
        if (loader != null) {
            try {
                loader.dispose();
            } catch (RuntimeException e) {
                ILog.of(LoadersManager.class)
                        .error("A sequence diagram loader failed when it was closed", e);
            }
        }
    }

    /** The loader of a view, made if the view is open; null if there is none. */
    public IUml2SDLoader getCurrentLoader(String viewId) {
        return getCurrentLoader(viewId, null);
    }

    /**
     * The loader of a view, made if there is none.
     *
     * @param viewId the id of the view
     * @param view the view; null to find it in the active window
     * @return the loader; null if there is none
     */
    public IUml2SDLoader getCurrentLoader(String viewId, SDView view) {
        if (viewId == null) {
            return null;
        }
        IUml2SDLoader loader = loaders.get(viewId);
        SDView shown = view == null ? openView(viewId) : view;
        if (loader != null || shown == null) {
            return loader;
        }
        String saved = getSavedLoader(viewId);
        return saved == null || saved.isEmpty() ? null : createLoader(saved, shown);
    }

    private static SDView openView(String viewId) {
        IWorkbenchWindow window =
                PlatformUI.isWorkbenchRunning()
                        ? PlatformUI.getWorkbench().getActiveWorkbenchWindow()
                        : null;
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        IViewReference reference = page == null ? null : page.findViewReference(viewId);
        return reference != null && reference.getView(false) instanceof SDView view ? view : null;
    }

    /** The class of the loader that a view had last, else of its default one; null for none. */
    public String getSavedLoader(String viewId) {
        String saved = InstanceScope.INSTANCE.getNode(NODE).get(KEY + viewId, "");
        if (!saved.isEmpty()) {
            return saved;
        }
        IConfigurationElement element =
                find(
                        e ->
                                viewId.equals(e.getAttribute("view"))
                                        && "true".equals(e.getAttribute("default")));
        return element == null ? null : element.getAttribute("class");
    }

    /**
     * Keeps which loader a view has.
     *
     * @param id the class of the loader
     * @param id2 the id of the view
     */
    public void saveLastLoader(String id, String id2) {
        IEclipsePreferences node = InstanceScope.INSTANCE.getNode(NODE);
        node.put(KEY + id2, id);
        try {
            node.flush();
        } catch (BackingStoreException e) {
            ILog.of(LoadersManager.class).warn("The choice of a loader cannot be stored", e);
        }
    }
}
