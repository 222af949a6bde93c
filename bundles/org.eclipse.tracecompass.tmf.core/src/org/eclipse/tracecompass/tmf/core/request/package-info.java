/**
 * Requests: a consumer of events tells a provider which events it wants and is called back with
 * them, possibly in one pass with other requests.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.request;

import org.eclipse.jdt.annotation.NonNullByDefault;
