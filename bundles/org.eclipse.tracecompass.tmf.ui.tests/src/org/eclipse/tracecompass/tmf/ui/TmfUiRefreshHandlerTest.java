package org.eclipse.tracecompass.tmf.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.junit.jupiter.api.Test;

class TmfUiRefreshHandlerTest {

    private final TmfUiRefreshHandler handler = TmfUiRefreshHandler.getInstance();
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());

    @Test
    void ofTheUpdatesOfOneSourceTheLatestIsRunInThePlaceOfTheFirst() throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        UiThread.call(
                () -> {
                    handler.queueUpdate("a", () -> log.add("a1"));
                    handler.queueUpdate("b", () -> log.add("b"));
                    handler.queueUpdate("a", () -> log.add("a2"));
                    handler.queueUpdate("end", done::countDown);
                    return "";
                });

        assertThat(done.await(1, TimeUnit.MINUTES)).isTrue();
        assertThat(log).containsExactly("a2", "b");
    }

    @Test
    void anUpdateThatThrowsDoesNotStopTheNext() throws Exception {
        updateAfter(
                () -> {
                    throw new IllegalStateException("thrown by a test");
                });
    }

    @Test
    void anUpdateOfAPluginWithoutItsLibrariesDoesNotStopTheNext() throws Exception {
        updateAfter(
                () -> {
                    throw new NoClassDefFoundError("thrown by a test");
                });
    }

    private void updateAfter(Runnable failing) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        UiThread.call(
                () -> {
                    handler.queueUpdate("a", failing);
                    handler.queueUpdate("b", done::countDown);
                    return "";
                });

        assertThat(done.await(1, TimeUnit.MINUTES)).isTrue();
    }
}
