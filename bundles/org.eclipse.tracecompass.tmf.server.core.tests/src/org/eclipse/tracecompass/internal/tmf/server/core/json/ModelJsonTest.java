package org.eclipse.tracecompass.internal.tmf.server.core.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.junit.jupiter.api.Test;

/** Answers of data providers in every state. */
class ModelJsonTest {

    private static String json(TmfModelResponse<List<String>> answer) throws IOException {
        StringWriter text = new StringWriter();
        ModelJson.of(answer, JsonValues::write).write(new JsonWriter(text));
        return text.toString();
    }

    @Test
    void whatIsKnownSoFarIsSentWithTheStatusThatMoreWillCome() throws IOException {
        assertThat(json(Answers.running(List.of("a"))))
                .isEqualTo(
                        "{\"model\":[\"a\"],\"status\":\"RUNNING\",\"statusMessage\":\"Running\"}");
        assertThat(json(Answers.running(null)))
                .isEqualTo("{\"status\":\"RUNNING\",\"statusMessage\":\"Running\"}");
    }

    @Test
    void whatFailsOrIsCancelledHasNoModel() throws IOException {
        assertThat(json(Answers.failed("no events")))
                .isEqualTo("{\"status\":\"FAILED\",\"statusMessage\":\"no events\"}");
        assertThat(json(Answers.taskCancelled())).startsWith("{\"status\":\"CANCELLED\"");
    }
}
