package org.eclipse.tracecompass.internal.rcp.start;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.internal.framework.EquinoxConfiguration;
import org.eclipse.osgi.internal.hookregistry.ClassLoaderHook;
import org.eclipse.osgi.internal.loader.BundleLoader;
import org.eclipse.osgi.internal.loader.EquinoxClassLoader;
import org.eclipse.osgi.storage.BundleInfo.Generation;

/**
 * Stands for a bundle where Equinox asks for its class loader, and takes its classes from the class
 * path. Everything else, such as resources and native libraries, is as usual.
 */
@NonNullByDefault({})
final class ClassPathLoader extends EquinoxClassLoader {

    private static final ClassLoader CLASS_PATH = ClassPathLoader.class.getClassLoader();

    static {
        registerAsParallelCapable();
    }

    private final List<ClassLoaderHook> hooks;
    private final RequiredBundles required;

    ClassPathLoader(
            ClassLoader parent,
            EquinoxConfiguration configuration,
            BundleLoader delegate,
            Generation generation) {
        super(parent, configuration, delegate, generation);
        this.hooks = configuration.getHookRegistry().getClassLoaderHooks();
        this.required = RequiredBundles.of(delegate.getWiring());
    }

    /**
     * Returns a class of the bundle or of a fragment of it. Tells the hooks, of which one activates
     * the bundle.
     */
    @Override
    public Class<?> findLocalClass(String name) throws ClassNotFoundException {
        required.activate();
        for (ClassLoaderHook hook : hooks) {
            hook.preFindLocalClass(name, getClasspathManager());
        }
        Class<?> found = null;
        try {
            found = CLASS_PATH.loadClass(name);
        } catch (ClassNotFoundException e) {
            // perhaps of a fragment that is not on the class path
        } finally {
            for (ClassLoaderHook hook : hooks) {
                hook.postFindLocalClass(name, found, getClasspathManager());
            }
        }
        return found != null ? found : super.findLocalClass(name);
    }
}
