package org.eclipse.tracecompass.testkit;

import java.util.function.Supplier;
import net.jqwik.engine.JqwikTestEngine;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;

/**
 * Runs jqwik's properties where bundles are tested.
 *
 * <p>jqwik finds its own parts with the thread's context class loader, which under OSGi is not one
 * that sees them. Each test bundle names this engine in {@code META-INF/services}; on a plain class
 * path, where jqwik is found without help, it stands aside.
 */
public final class JqwikEngine implements TestEngine {

    private static final String ID = "jqwik-in-osgi";

    private final ClassLoader loader = JqwikTestEngine.class.getClassLoader();
    private final TestEngine jqwik = withLoader(JqwikTestEngine::new);

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId id) {
        boolean plainClassPath = loader == ClassLoader.getSystemClassLoader();
        return plainClassPath
                ? new EngineDescriptor(id, ID)
                : withLoader(() -> jqwik.discover(request, id));
    }

    @Override
    public void execute(ExecutionRequest request) {
        if (request.getRootTestDescriptor().getChildren().isEmpty()) {
            return;
        }
        withLoader(
                () -> {
                    jqwik.execute(request);
                    return request;
                });
    }

    private <T> T withLoader(Supplier<T> action) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return action.get();
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
