package org.eclipse.tracecompass.tmf.remote.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;
import org.junit.jupiter.api.Test;

/** A server that goes away and comes back. */
class LostConnectionTest {

    private static final String THREADS =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus"
                    + ".ThreadStatusDataProvider";
    private static final String TOKEN = "abcdefghijklmnopqrstuvwxyz012345";

    private static void await(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Thread.sleep(20);
        }
    }

    @Test
    void aProviderSaysThatMoreIsToComeAndHeals() throws Exception {
        Kernel kernel = Kernel.serve(0, null);
        int port = kernel.port();
        RemoteTrace trace = kernel.open();
        try {
            ITimeGraphDataProvider<?> provider =
                    Objects.requireNonNull(
                            DataProviderManager.getInstance()
                                    .fetchOrCreateDataProvider(
                                            trace, THREADS, ITimeGraphDataProvider.class));
            Map<String, Object> all =
                    DataProviderParameterUtils.timeParameters(
                            trace.facts().start(), trace.facts().end(), 2);
            await(() -> provider.fetchTree(all, null).getStatus() == Status.COMPLETED);
            kernel.close();
            await(() -> trace.getTrouble() != null);
            TmfModelResponse<?> lost = provider.fetchTree(all, null);
            assertThat(lost.getStatus()).isEqualTo(Status.RUNNING);
            assertThat(lost.getModel()).isNull();
            assertThat(lost.getStatusMessage()).contains("localhost:" + port);
            kernel = Kernel.serve(port, null);
            await(() -> trace.getTrouble() == null);
            await(() -> provider.fetchTree(all, null).getStatus() == Status.COMPLETED);
        } finally {
            trace.dispose();
            kernel.close();
        }
    }

    @Test
    void aWrongTokenIsRefusedUntilTheRightOneIsGiven() throws Exception {
        try (Kernel kernel = Kernel.serve(0, TOKEN)) {
            ServerAddress address = kernel.address();
            assertThat(address.token()).isEqualTo(TOKEN);
            assertThat(address.toString()).doesNotContain(TOKEN);
            RemoteServer server = new RemoteServer(address, "another");
            RemoteException refused =
                    org.assertj.core.api.Assertions.catchThrowableOfType(
                            RemoteException.class, () -> server.identify(null));
            assertThat(refused.kind()).isEqualTo(RemoteException.Kind.REFUSED);
            assertThat(refused).hasMessageContaining("token").hasMessageNotContaining("another");
            server.setToken(TOKEN);
            assertThat(server.identify(null)).contains("1.2.3");
        }
    }
}
