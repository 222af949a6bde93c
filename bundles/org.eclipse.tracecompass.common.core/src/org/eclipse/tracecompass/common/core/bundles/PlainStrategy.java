package org.eclipse.tracecompass.common.core.bundles;

import java.io.File;
import java.nio.file.Path;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.spi.RegistryContributor;
import org.eclipse.core.runtime.spi.RegistryStrategy;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/** Loads the classes of extensions from the class path. */
final class PlainStrategy extends RegistryStrategy {

    private static final System.Logger LOGGER = LazyLogger.of(PlainExtensions.class);

    /** What belongs to what is checked by {@link StoredExtensions}. */
    private static final long STAMP = 1;

    private final ClassLoader loader;

    PlainStrategy(ClassLoader loader) {
        super(null, null);
        this.loader = loader;
    }

    private PlainStrategy(ClassLoader loader, Path storage, boolean readOnly) {
        super(new File[] {storage.toFile()}, new boolean[] {readOnly});
        this.loader = loader;
    }

    /** The registry is written into a folder when it is stopped. */
    static PlainStrategy writing(ClassLoader loader, Path folder) {
        return new PlainStrategy(loader, folder, false);
    }

    /** The registry is read from a folder. */
    static PlainStrategy reading(ClassLoader loader, Path folder) {
        return new PlainStrategy(loader, folder, true);
    }

    @Override
    public boolean cacheUse() {
        return getLocationsLength() > 0;
    }

    /** At once, because the files may be replaced while the process runs. */
    @Override
    public boolean cacheLazyLoading() {
        return false;
    }

    @Override
    public long getContainerTimestamp() {
        return STAMP;
    }

    @Override
    public long getContributionsTimestamp() {
        return STAMP;
    }

    @NonNullByDefault({})
    @Override
    public Object createExecutableExtension(
            RegistryContributor contributor, String className, String overriddenContributorName)
            throws CoreException {
        BundleActivators.start(contributor.getName());
        try {
            return loader.loadClass(className).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new CoreException(
                    Status.error(
                            "Class "
                                    + className
                                    + " of extension contributor "
                                    + contributor.getName()
                                    + " cannot be instantiated",
                            e));
        }
    }

    /**
     * A name without a translation is shown as its key: it must not keep everybody else's
     * extensions away.
     */
    @NonNullByDefault({})
    @Override
    public String translate(String key, @Nullable ResourceBundle resources) {
        try {
            return super.translate(key, resources);
        } catch (MissingResourceException e) {
            return key;
        }
    }

    @NonNullByDefault({})
    @Override
    public void log(IStatus status) {
        LOGGER.log(System.Logger.Level.WARNING, status.toString(), status.getException());
    }
}
