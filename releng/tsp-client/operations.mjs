// The operations of the Trace Server Protocol 0.6.0.

export const OPERATIONS = [
    "GET /health",
    "GET /identifier",
    "GET /traces",
    "POST /traces",
    "GET /traces/{uuid}",
    "DELETE /traces/{uuid}",
    "GET /experiments",
    "POST /experiments",
    "GET /experiments/{expUUID}",
    "DELETE /experiments/{expUUID}",
    "GET /experiments/{expUUID}/bookmarks",
    "POST /experiments/{expUUID}/bookmarks",
    "GET /experiments/{expUUID}/bookmarks/{bookmarkUUID}",
    "PUT /experiments/{expUUID}/bookmarks/{bookmarkUUID}",
    "DELETE /experiments/{expUUID}/bookmarks/{bookmarkUUID}",
    "GET /experiments/{expUUID}/outputs",
    "GET /experiments/{expUUID}/outputs/markerSets",
    "GET /experiments/{expUUID}/outputs/{outputId}",
    "POST /experiments/{expUUID}/outputs/{outputId}",
    "DELETE /experiments/{expUUID}/outputs/{outputId}/{derivedOutputId}",
    "GET /experiments/{expUUID}/outputs/{outputId}/configTypes",
    "GET /experiments/{expUUID}/outputs/{outputId}/configTypes/{typeId}",
    "GET /experiments/{expUUID}/outputs/{outputId}/annotations",
    "POST /experiments/{expUUID}/outputs/{outputId}/annotations",
    "POST /experiments/{expUUID}/outputs/{outputId}/style",
    "POST /experiments/{expUUID}/outputs/data/{outputId}/tree",
    "POST /experiments/{expUUID}/outputs/timeGraph/{outputId}/tree",
    "POST /experiments/{expUUID}/outputs/timeGraph/{outputId}/states",
    "POST /experiments/{expUUID}/outputs/timeGraph/{outputId}/arrows",
    "POST /experiments/{expUUID}/outputs/timeGraph/{outputId}/tooltip",
    "POST /experiments/{expUUID}/outputs/XY/{outputId}/tree",
    "POST /experiments/{expUUID}/outputs/XY/{outputId}/xy",
    "POST /experiments/{expUUID}/outputs/genericXY/{outputId}/tree",
    "POST /experiments/{expUUID}/outputs/genericXY/{outputId}/xy",
    "POST /experiments/{expUUID}/outputs/table/{outputId}/columns",
    "POST /experiments/{expUUID}/outputs/table/{outputId}/lines",
    "GET /config/types",
    "GET /config/types/{typeId}",
    "GET /config/types/{typeId}/configs",
    "POST /config/types/{typeId}/configs",
    "GET /config/types/{typeId}/configs/{configId}",
    "PUT /config/types/{typeId}/configs/{configId}",
    "DELETE /config/types/{typeId}/configs/{configId}",
];

const ROUTES = OPERATIONS.map(text => {
    const [method, path] = text.split(" ");
    return {text, method, parts: path.split("/"), fixed: path.split("/").filter(part => !part.startsWith("{")).length};
});

/** Returns the operation that a request is for, undefined if it is none of the protocol. */
export function operationOf(method, path) {
    const parts = path.split("/");
    return ROUTES
        .filter(route => route.method === method.toUpperCase() && route.parts.length === parts.length
            && route.parts.every((part, i) => part.startsWith("{") || part === parts[i]))
        .sort((a, b) => b.fixed - a.fixed)[0]?.text;
}
