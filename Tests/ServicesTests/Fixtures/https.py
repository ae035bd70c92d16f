"""An HTTPS server on 127.0.0.1 for the tests: prints its port, then the path of each request.

/down redirects to the same address without TLS; any other path answers "hello". The server ends when
its standard input is closed.
"""
import http.server
import pathlib
import ssl
import sys
import threading

folder = pathlib.Path(__file__).parent


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        print(self.path, flush=True)
        self.send_response(302 if self.path == "/down" else 200)
        if self.path == "/down":
            self.send_header("Location", f"http://127.0.0.1:{server.server_port}/plain")
        self.send_header("Content-Length", "5")
        self.end_headers()
        self.wfile.write(b"hello")

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        """A client that hangs up is what is tested."""


server = Server(("127.0.0.1", 0), Handler)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(folder / "certificate.pem", folder / "key.pem")
server.socket = context.wrap_socket(server.socket, server_side=True)
print(server.server_port, flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
