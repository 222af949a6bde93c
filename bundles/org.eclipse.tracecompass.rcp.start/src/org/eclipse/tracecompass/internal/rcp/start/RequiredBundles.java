package org.eclipse.tracecompass.internal.rcp.start;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.container.Module;
import org.eclipse.osgi.container.Module.StartOptions;
import org.eclipse.osgi.container.Module.State;
import org.eclipse.osgi.container.ModuleCapability;
import org.eclipse.osgi.container.ModuleContainerAdaptor.ContainerEvent;
import org.eclipse.osgi.container.ModuleWire;
import org.eclipse.osgi.container.ModuleWiring;
import org.eclipse.osgi.container.namespaces.EquinoxModuleDataNamespace;
import org.eclipse.osgi.storage.BundleInfo.Generation;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;

/**
 * The bundles on the class path that a bundle needs, directly or not. Equinox activates a bundle
 * when a class is taken from its class loader. Where classes of the class path refer to one
 * another, no class loader of Equinox is asked: so all that a bundle needs is activated before its
 * first class is used, in the order of their dependencies.
 *
 * <p>Objects of this class can be used by several threads.
 */
final class RequiredBundles {

    /** The bundles whose requirements the thread is activating: there are cycles. */
    private static final ThreadLocal<Set<ModuleWiring>> VISITED =
            ThreadLocal.withInitial(HashSet::new);

    private static final Map<ModuleWiring, RequiredBundles> OF_WIRINGS = new ConcurrentHashMap<>();

    private final ModuleWiring wiring;
    private volatile boolean areActive;

    private RequiredBundles(ModuleWiring wiring) {
        this.wiring = wiring;
    }

    static RequiredBundles of(ModuleWiring wiring) {
        return OF_WIRINGS.computeIfAbsent(wiring, RequiredBundles::new);
    }

    /**
     * Activates them, but for those whose time has not come as the platform has not reached their
     * start level; they are activated by a later call.
     */
    void activate() {
        if (!areActive) {
            Set<ModuleWiring> visited = VISITED.get();
            boolean isFirst = visited.isEmpty();
            try {
                areActive = activate(visited) && isFirst;
            } finally {
                if (isFirst) {
                    VISITED.remove();
                }
            }
        }
    }

    private boolean activate(Set<ModuleWiring> visited) {
        boolean areAllActive = true;
        if (!areActive && visited.add(wiring)) {
            for (ModuleWire wire : wiring.getRequiredModuleWires(null)) {
                ModuleWiring provider = wire.getProviderWiring();
                if (provider != null
                        && provider.getRevision().getRevisionInfo() instanceof Generation bundle
                        && OneClassPath.has(bundle)) {
                    areAllActive &= of(provider).activate(visited);
                    areAllActive &= activate(provider);
                }
            }
        }
        return areAllActive;
    }

    private static boolean activate(ModuleWiring wiring) {
        Module module = wiring.getRevision().getRevisions().getModule();
        State state = module.getState();
        if (state != State.RESOLVED && state != State.LAZY_STARTING || !isActivatedByUse(wiring)) {
            return true;
        }
        if (module.getStartLevel() > module.getContainer().getStartLevel()) {
            return false;
        }
        try {
            module.start(StartOptions.TRANSIENT);
        } catch (BundleException e) {
            // As where Equinox activates it: the log says so, and its classes can be used.
            module.getContainer()
                    .getAdaptor()
                    .publishContainerEvent(ContainerEvent.ERROR, module, e);
        }
        return true;
    }

    private static boolean isActivatedByUse(ModuleWiring wiring) {
        for (ModuleCapability data :
                wiring.getRevision()
                        .getModuleCapabilities(EquinoxModuleDataNamespace.MODULE_DATA_NAMESPACE)) {
            if (data.getAttributes().containsKey(EquinoxModuleDataNamespace.CAPABILITY_ACTIVATOR)) {
                @Nullable
                Object policy =
                        data.getAttributes()
                                .get(EquinoxModuleDataNamespace.CAPABILITY_ACTIVATION_POLICY);
                return Constants.ACTIVATION_LAZY.equals(policy);
            }
        }
        return false;
    }
}
