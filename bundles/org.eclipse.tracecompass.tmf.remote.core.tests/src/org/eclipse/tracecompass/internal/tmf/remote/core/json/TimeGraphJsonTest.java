package org.eclipse.tracecompass.internal.tmf.remote.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.io.StringReader;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.junit.jupiter.api.Test;

/** What a server says of a time graph. */
class TimeGraphJsonTest {

    /** As messages do by clocks that are not exact; one must not cost all arrows. */
    @Test
    void anArrowMayEndBeforeItStarts() throws IOException {
        String arrows =
                """
                [{"sourceId": 1, "targetId": 2, "start": 30, "end": 20},
                 {"sourceId": 2, "targetId": 1, "start": 40, "end": 45}]
                """;
        assertThat(TimeGraphJson.readArrows(new JsonReader(new StringReader(arrows))))
                .extracting(ITimeGraphArrow::getStartTime, ITimeGraphArrow::getDuration)
                .containsExactly(tuple(30L, -10L), tuple(40L, 5L));
    }
}
