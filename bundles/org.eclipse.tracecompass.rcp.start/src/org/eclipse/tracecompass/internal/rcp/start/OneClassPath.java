package org.eclipse.tracecompass.internal.rcp.start;

import java.io.File;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.internal.framework.EquinoxConfiguration;
import org.eclipse.osgi.internal.hookregistry.ClassLoaderHook;
import org.eclipse.osgi.internal.hookregistry.HookConfigurator;
import org.eclipse.osgi.internal.hookregistry.HookRegistry;
import org.eclipse.osgi.internal.loader.BundleLoader;
import org.eclipse.osgi.internal.loader.ModuleClassLoader;
import org.eclipse.osgi.storage.BundleInfo.Generation;

/**
 * Has Equinox take the classes of all bundles that are on the class path of Java from there. Java
 * archives such classes with how they are linked and how they are best compiled, which it does not
 * for the class loaders of Equinox; a viewer that is started with the archive needs two thirds of
 * the time. Bundles that are not on the class path, such as plug-ins that a user adds, have class
 * loaders of their own as usual.
 *
 * <p>All bundles on the class path must fit together: a class may be in one of them only, and what
 * a bundle needs must be there too.
 *
 * <p>Equinox makes an object of this class if the property {@code osgi.hook.configurators.include}
 * names it.
 */
public final class OneClassPath implements HookConfigurator {

    private static final Set<Path> JARS =
            Stream.of(System.getProperty("java.class.path", "").split(File.pathSeparator))
                    .map(name -> place(new File(name)))
                    .collect(Collectors.toUnmodifiableSet());

    @Override
    public void addHooks(@Nullable HookRegistry registry) {
        InUse.tell();
        if (registry != null) {
            ClassOwners.lookIn(registry.getContainer());
            registry.addClassLoaderHook(new Loaders());
        }
    }

    /** Whether the classes of a bundle are on the class path. */
    static boolean has(Generation bundle) {
        File file = bundle.getContent();
        return file != null && JARS.contains(place(file));
    }

    /**
     * Returns the one path of a jar by which others are compared with it. Equinox names a bundle
     * that is not in the installation by a path that begins there, such as {@code
     * /opt/astrolabe/../../home/me/x.jar}.
     */
    static Path place(File jar) {
        return jar.toPath().toAbsolutePath().normalize();
    }

    /** Makes the class loaders. */
    @NonNullByDefault({})
    private static final class Loaders extends ClassLoaderHook {

        @Override
        public ModuleClassLoader createClassLoader(
                ClassLoader parent,
                EquinoxConfiguration configuration,
                BundleLoader delegate,
                Generation generation) {
            return has(generation)
                    ? new ClassPathLoader(parent, configuration, delegate, generation)
                    : null;
        }
    }
}
