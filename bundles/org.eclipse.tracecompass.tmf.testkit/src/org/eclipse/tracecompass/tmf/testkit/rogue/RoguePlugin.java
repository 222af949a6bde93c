package org.eclipse.tracecompass.tmf.testkit.rogue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleSource;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.FrameworkUtil;

/**
 * Installs a plug-in of another vendor with the {@link RogueAnalysis} into the running platform.
 */
@NonNullByDefault({})
public final class RoguePlugin implements AutoCloseable {

    /** The symbolic name. */
    public static final String NAME = "org.example.rogue";

    private final Bundle bundle;
    private final boolean failing;
    private final IAnalysisModuleSource source = () -> List.of(new Helper());

    /**
     * @param failing whether its analysis throws; else it hangs
     */
    public RoguePlugin(boolean failing) throws Exception {
        this.failing = failing;
        System.clearProperty(RogueAnalysis.RELEASE);
        bundle = context().installBundle("rogue:" + failing, new ByteArrayInputStream(jar()));
        TmfAnalysisManager.registerModuleSource(source);
    }

    /** The context of the framework's bundle: that of this one may not be started. */
    private static BundleContext context() {
        Bundle own = FrameworkUtil.getBundle(TmfAnalysisManager.class);
        BundleContext context = own.getBundleContext();
        return context == null ? start(own) : context;
    }

    private static BundleContext start(Bundle bundle) {
        try {
            bundle.start();
            return bundle.getBundleContext();
        } catch (BundleException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] jar() throws Exception {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Bundle-ManifestVersion", "2");
        main.putValue("Bundle-SymbolicName", NAME);
        main.putValue("Bundle-Version", "1.0.0");
        main.putValue("Bundle-Vendor", "Example");
        main.putValue("Require-Bundle", "org.eclipse.tracecompass.tmf.core");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        String file = RogueAnalysis.class.getName().replace('.', '/') + ".class";
        try (JarOutputStream jar = new JarOutputStream(bytes, manifest);
                InputStream type = RogueAnalysis.class.getResourceAsStream("/" + file)) {
            jar.putNextEntry(new ZipEntry(file));
            type.transferTo(jar);
        }
        return bytes.toByteArray();
    }

    @Override
    public void close() throws Exception {
        System.setProperty(RogueAnalysis.RELEASE, "true");
        TmfAnalysisManager.deregisterModuleSource(source);
        bundle.uninstall();
    }

    /** Returns something of the plug-in that hangs when it is called. */
    public Runnable task() {
        return (Runnable) module();
    }

    private TmfAbstractAnalysisModule module() {
        try {
            TmfAbstractAnalysisModule module =
                    (TmfAbstractAnalysisModule)
                            bundle.loadClass(RogueAnalysis.class.getName())
                                    .getDeclaredConstructor()
                                    .newInstance();
            if (failing) {
                module.setParameter(RogueAnalysis.THROWS, Boolean.TRUE);
            }
            return module;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Makes the analysis for every trace. */
    private final class Helper implements IAnalysisModuleHelper {

        @Override
        public String getId() {
            return RogueAnalysis.ID;
        }

        @Override
        public String getName() {
            return "Rogue";
        }

        @Override
        public boolean isAutomatic() {
            return false;
        }

        @Override
        public String getHelpText() {
            return "Misbehaves.";
        }

        @Override
        public String getHelpText(ITmfTrace trace) {
            return "Misbehaves.";
        }

        @Override
        public String getIcon() {
            return "";
        }

        @Override
        public Bundle getBundle() {
            return bundle;
        }

        @Override
        public boolean appliesToTraceType(Class<? extends ITmfTrace> traceclass) {
            return true;
        }

        @Override
        public Iterable<Class<? extends ITmfTrace>> getValidTraceTypes() {
            return List.of();
        }

        @Override
        public boolean appliesToExperiment() {
            return false;
        }

        @Override
        public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
            return List.of();
        }

        @Override
        public IAnalysisModule newModule(ITmfTrace trace) throws TmfAnalysisException {
            TmfAbstractAnalysisModule module = module();
            return module.setTrace(trace) ? module : null;
        }
    }
}
