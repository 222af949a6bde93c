/** What the server keeps: traces, experiments, bookmarks and configurations. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import org.eclipse.jdt.annotation.NonNullByDefault;
