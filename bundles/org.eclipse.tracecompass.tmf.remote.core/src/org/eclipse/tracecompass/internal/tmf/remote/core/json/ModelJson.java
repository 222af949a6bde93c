package org.eclipse.tracecompass.internal.tmf.remote.core.json;

import com.google.gson.stream.JsonReader;
import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.remote.core.http.AnswerReader;
import org.eclipse.tracecompass.internal.tmf.remote.core.http.ErrorJson;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/** Answers of data providers: a model, how complete it is, and why it is not. */
public final class ModelJson {

    private ModelJson() {}

    /** Reads a model. */
    private static final class Answer<T> implements Members.Member {
        private final AnswerReader<T> reader;
        private @Nullable T model;
        private @Nullable Status status;
        private String message = "";

        Answer(AnswerReader<T> reader) {
            this.reader = reader;
        }

        @Override
        public boolean read(String name, JsonReader in) throws IOException {
            switch (name) {
                case "model" -> model = reader.read(in);
                case "status" -> status = Members.named(Status.values(), in.nextString());
                case "statusMessage" -> message = ErrorJson.shorten(in.nextString());
                default -> {
                    return false;
                }
            }
            return true;
        }
    }

    /**
     * Returns what reads an answer.
     *
     * @param <T> the type of the model
     * @param reader reads the model
     */
    public static <T> AnswerReader<TmfModelResponse<T>> of(AnswerReader<T> reader) {
        return in -> {
            Answer<T> answer = new Answer<>(reader);
            Members.object(in, answer);
            Status status = answer.status;
            if (status == null) {
                throw Members.wrong("it has no status");
            }
            if (status == Status.COMPLETED && answer.model == null) {
                throw Members.wrong("it is complete and has no model");
            }
            return new TmfModelResponse<>(answer.model, status, answer.message);
        };
    }
}
