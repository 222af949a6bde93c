package org.eclipse.tracecompass.internal.rcp.start;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.container.Module;
import org.eclipse.osgi.container.ModuleRevision;
import org.eclipse.osgi.container.ModuleWire;
import org.eclipse.osgi.container.ModuleWiring;
import org.eclipse.osgi.internal.framework.EquinoxContainer;
import org.eclipse.osgi.storage.BundleInfo.Generation;
import org.osgi.framework.Bundle;
import org.osgi.framework.connect.FrameworkUtilHelper;
import org.osgi.framework.namespace.HostNamespace;

/**
 * Tells which bundle a class of the class path belongs to, by the jar that it comes from. A class
 * of a fragment belongs to the host. Java finds this class as a service.
 */
public final class ClassOwners implements FrameworkUtilHelper {

    private static volatile @Nullable EquinoxContainer container;

    /** Immutable. */
    private static volatile Map<Path, Bundle> bundles = Map.of();

    static void lookIn(EquinoxContainer framework) {
        container = framework;
    }

    @NonNullByDefault({})
    @Override
    public Optional<Bundle> getBundle(Class<?> owned) {
        Path jar = owned == null ? null : jar(owned);
        EquinoxContainer framework = container;
        if (jar == null || framework == null) {
            return Optional.empty();
        }
        Bundle bundle = bundles.get(jar);
        if (bundle == null) {
            bundles = read(framework);
            bundle = bundles.get(jar);
        }
        return Optional.ofNullable(bundle);
    }

    private static @Nullable Path jar(Class<?> owned) {
        CodeSource source = owned.getProtectionDomain().getCodeSource();
        if (owned.getClassLoader() != ClassOwners.class.getClassLoader()
                || source == null
                || source.getLocation() == null) {
            return null;
        }
        try {
            return Path.of(source.getLocation().toURI()).normalize();
        } catch (URISyntaxException | IllegalArgumentException e) {
            return null;
        }
    }

    private static Map<Path, Bundle> read(EquinoxContainer framework) {
        Map<Path, Bundle> found = new HashMap<>();
        for (Module module : framework.getStorage().getModuleContainer().getModules()) {
            ModuleRevision revision = module.getCurrentRevision();
            if (revision != null
                    && revision.getRevisionInfo() instanceof Generation content
                    && content.getContent() != null) {
                found.put(OneClassPath.place(content.getContent()), owner(revision).getBundle());
            }
        }
        return Map.copyOf(found);
    }

    private static ModuleRevision owner(ModuleRevision revision) {
        ModuleWiring wiring = revision.getWiring();
        if (wiring != null) {
            for (ModuleWire host : wiring.getRequiredModuleWires(HostNamespace.HOST_NAMESPACE)) {
                return host.getProvider();
            }
        }
        return revision;
    }
}
